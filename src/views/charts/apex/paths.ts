import { definePath } from '@core/module/definePath'

export const paths = {
  charts: definePath('/charts/apex'),
}
