import { definePath } from '@core/module/definePath'

export const paths = {
  apiKey: definePath('/pages/api-key'),
}
