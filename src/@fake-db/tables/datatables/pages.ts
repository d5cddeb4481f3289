import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'datatables', title: 'Data Tables', icon: 'table-2', link: '/datatables/basic' },
  {
    target: 'datatablesAdvanced',
    title: 'Advanced Data Tables',
    icon: 'table-properties',
    link: '/datatables/advance',
  },
]
