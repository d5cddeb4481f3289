import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    Invoice: true
  }
}

export const area: Area = {
  subject: 'Invoice',
  title: 'invoices',
  rights: { manager: ['manage'], support: ['read'] },
}
