import { definePath } from '@core/module/definePath'

export const paths = {
  pricing: definePath('/pages/pricing'),
}
