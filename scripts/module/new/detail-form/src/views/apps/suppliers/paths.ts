import { definePath } from '@core/module/definePath'

export const paths = {
  suppliers: definePath('/apps/suppliers'),
  supplierView: definePath('/apps/suppliers/view/:id'),
  supplierAdd: definePath('/apps/suppliers/add'),
  supplierEdit: definePath('/apps/suppliers/edit/:id'),
}
