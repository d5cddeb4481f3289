import { definePath } from '@core/module/definePath'

export const paths = {
  suppliers: definePath('/apps/suppliers'),
}
