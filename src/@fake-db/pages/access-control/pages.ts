import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'accessControl', title: 'Access Control', icon: 'shield', link: '/access-control' },
]
