import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'analyticsDashboard', title: 'Analytics Dashboard', icon: 'chart-spline', link: '/dashboard/analytics' },
  { target: 'ecommerceDashboard', title: 'E-commerce Dashboard', icon: 'layout-dashboard', link: '/' },
]
