import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'home', title: 'Start', icon: 'house', link: '/', bookmark: 9 },
]
