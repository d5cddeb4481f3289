import { definePath } from '@core/module/definePath'

export const paths = {
  suppliers: definePath('/apps/suppliers'),
  supplierAdd: definePath('/apps/suppliers/add'),
  supplierEdit: definePath('/apps/suppliers/edit/:id'),
}
