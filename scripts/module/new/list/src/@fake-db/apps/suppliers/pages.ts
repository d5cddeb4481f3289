import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'suppliers', title: 'Suppliers', icon: 'clipboard-list', link: '/apps/suppliers' },
]
