import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'permissions', title: 'Permissions', icon: 'key-round', link: '/apps/permissions' },
]
