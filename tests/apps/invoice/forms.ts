import type { OpenForm } from '../../support/openForm'

export const forms: readonly OpenForm[] = [
  { path: '/apps/invoice/edit/5015', field: /^Salesperson/ },
  { path: '/apps/invoice/add', field: /^Salesperson/ },
]
