import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'comingSoon', title: 'Coming Soon', icon: 'rocket', link: '/misc/coming-soon' },
]
