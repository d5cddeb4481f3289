import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'home', title: 'Dashboard', icon: 'layout-dashboard', link: '/', bookmark: 9 },
]
