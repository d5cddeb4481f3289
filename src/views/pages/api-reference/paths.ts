import { definePath } from '@core/module/definePath'

export const paths = {
  apiReference: definePath('/pages/api-reference'),
}
