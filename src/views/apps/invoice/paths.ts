import { definePath } from '@core/module/definePath'

export const paths = {
  invoiceList: definePath('/apps/invoice/list'),
  invoicePreview: definePath('/apps/invoice/preview/:id?'),
  invoiceEdit: definePath('/apps/invoice/edit/:id?'),
  invoiceAdd: definePath('/apps/invoice/add'),
}
