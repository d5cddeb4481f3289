import { definePath } from '@core/module/definePath'

export const paths = {
  kanban: definePath('/apps/kanban'),
}
