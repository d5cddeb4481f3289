import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'maintenance', title: 'Maintenance', icon: 'wrench', link: '/misc/maintenance' },
]
