import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'cardAnalytics', title: 'Analytics Cards', icon: 'chart-pie', link: '/cards/analytics' },
]
