import type { OpenForm } from '../../support/openForm'

export const forms: readonly OpenForm[] = [
  { path: '/apps/calendar?view=list&calendars=Holiday&event=1', field: 'Title' },
]
