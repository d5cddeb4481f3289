import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'pricing', title: 'Pricing', icon: 'tags', link: '/pages/pricing' },
]
