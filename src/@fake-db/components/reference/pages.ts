import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'reference', title: 'Reference', icon: 'book-open', link: '/components/reference' },
]
