import type { OpenForm } from '../../support/openForm'

export const forms: readonly OpenForm[] = [
  { path: '/apps/invoice/edit/5036', field: /^Salesperson/ },
  { path: '/apps/invoice/add', field: /^Salesperson/ },
]
