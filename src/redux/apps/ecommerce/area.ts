import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    Ecommerce: true
  }
}

export const area: Area = {
  subject: 'Ecommerce',
  title: 'shop',
  rights: { manager: ['read', 'update'], user: ['read'], support: ['read'] },
}
