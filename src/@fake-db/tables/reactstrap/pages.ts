import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'tables', title: 'Tables', icon: 'table', link: '/tables/reactstrap' },
]
