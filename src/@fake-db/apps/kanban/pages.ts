import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'kanban', title: 'Kanban', icon: 'square-kanban', link: '/apps/kanban' },
]
