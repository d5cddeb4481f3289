import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'apiKey', title: 'API Key', icon: 'key-square', link: '/pages/api-key' },
]
