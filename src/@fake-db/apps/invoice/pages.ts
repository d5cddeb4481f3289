import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'invoiceList', title: 'Invoice List', icon: 'receipt-text', link: '/apps/invoice/list' },
  { target: 'invoicePreview', title: 'Invoice Preview', icon: 'file-text', link: '/apps/invoice/preview' },
  { target: 'invoiceEdit', title: 'Edit Invoice', icon: 'file-pen', link: '/apps/invoice/edit' },
  { target: 'invoiceAdd', title: 'Add Invoice', icon: 'file-plus', link: '/apps/invoice/add', bookmark: 1 },
]
