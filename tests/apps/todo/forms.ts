import type { OpenForm } from '../../support/openForm'

export const forms: readonly OpenForm[] = [{ path: '/apps/todo/all/1', field: 'Title' }]
