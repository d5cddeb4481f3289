import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'profile', title: 'Profile', icon: 'circle-user', link: '/pages/profile' },
]
