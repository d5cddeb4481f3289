import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    Supplier: true
  }
}

export const area: Area = {
  subject: 'Supplier',
  title: 'suppliers',
  rights: { manager: ['manage'], user: ['read'], support: ['read'] },
}
