import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'charts', title: 'Charts', icon: 'chart-column', link: '/charts/apex' },
]
