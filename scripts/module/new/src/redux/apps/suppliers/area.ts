import type { Area } from '@core/module/area'

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
