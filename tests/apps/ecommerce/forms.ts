import type { OpenForm } from '../../support/openForm'

export const forms: readonly OpenForm[] = [{ path: '/apps/ecommerce/checkout', field: 'Coupon code' }]
