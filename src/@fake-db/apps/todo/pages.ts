import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'todo', title: 'Todo', icon: 'list-todo', link: '/apps/todo' },
]
