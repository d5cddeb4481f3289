import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'error', title: 'Error', icon: 'triangle-alert', link: '/misc/error' },
]
