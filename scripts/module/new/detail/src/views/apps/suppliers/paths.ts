import { definePath } from '@core/module/definePath'

export const paths = {
  suppliers: definePath('/apps/suppliers'),
  supplierView: definePath('/apps/suppliers/view/:id'),
}
