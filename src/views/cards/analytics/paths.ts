import { definePath } from '@core/module/definePath'

export const paths = {
  cardsAnalytics: definePath('/cards/analytics'),
}
