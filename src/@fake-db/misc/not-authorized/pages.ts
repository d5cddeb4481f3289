import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'notAuthorized', title: 'Not Authorized', icon: 'lock', link: '/misc/not-authorized' },
]
