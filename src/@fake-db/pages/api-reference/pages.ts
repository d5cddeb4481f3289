import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'apiReference', title: 'API', icon: 'braces', link: '/pages/api-reference' },
]
