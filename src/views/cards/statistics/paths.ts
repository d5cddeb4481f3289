import { definePath } from '@core/module/definePath'

export const paths = {
  cardsStatistics: definePath('/cards/statistics'),
}
