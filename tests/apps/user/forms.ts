import type { OpenForm } from '../../support/openForm'

export const forms: readonly OpenForm[] = [{ path: '/apps/user/view/7', field: 'Full name', opener: 'Edit' }]
