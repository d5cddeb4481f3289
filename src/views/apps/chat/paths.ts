import { definePath } from '@core/module/definePath'

export const paths = {
  chat: definePath('/apps/chat/:id?'),
}
