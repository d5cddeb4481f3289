import { definePath } from '@core/module/definePath'

export const paths = {
  todo: definePath('/apps/todo/:filter?/:id?'),
  todoTag: definePath('/apps/todo/tag/:tag/:id?'),
}
