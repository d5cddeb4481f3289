import { definePath } from '@core/module/definePath'

export const paths = {
  faq: definePath('/pages/faq'),
}
