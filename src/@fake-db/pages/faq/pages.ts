import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'faq', title: 'FAQ', icon: 'circle-question-mark', link: '/pages/faq' },
]
