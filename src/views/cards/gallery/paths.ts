import { definePath } from '@core/module/definePath'

export const paths = {
  cardsBasic: definePath('/cards/basic'),
  cardsAdvance: definePath('/cards/advance'),
  cardsActions: definePath('/cards/actions'),
}
