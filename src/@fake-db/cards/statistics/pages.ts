import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'cardStatistics', title: 'Statistics Cards', icon: 'chart-no-axes-column', link: '/cards/statistics' },
]
