import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'roles', title: 'Roles', icon: 'user-cog', link: '/apps/roles' },
]
