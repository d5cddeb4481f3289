import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'knowledgeBase', title: 'Knowledge Base', icon: 'book-open', link: '/pages/knowledge-base' },
]
