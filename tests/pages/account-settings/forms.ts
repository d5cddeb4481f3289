import type { OpenForm } from '../../support/openForm'

export const forms: readonly OpenForm[] = [
  { path: '/pages/account-settings', field: 'Full name' },
  { path: '/pages/account-settings/connections', field: /^LinkedIn/ },
]
