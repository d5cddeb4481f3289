import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'userList', title: 'User List', icon: 'users', link: '/apps/user/list' },
  { target: 'userView', title: 'User View', icon: 'user', link: '/apps/user/view/1' },
]
