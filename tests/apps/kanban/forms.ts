import type { OpenForm } from '../../support/openForm'

export const forms: readonly OpenForm[] = [{ path: '/apps/kanban?task=1', field: 'Title' }]
