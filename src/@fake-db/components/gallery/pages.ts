import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'accordion', title: 'Accordion', icon: 'list-collapse', link: '/components/accordion' },
]
