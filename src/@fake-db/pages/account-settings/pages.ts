import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'accountSettings', title: 'Account Settings', icon: 'settings', link: '/pages/account-settings' },
]
