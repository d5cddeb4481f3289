import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    Data: true
  }
}

/** Figures, tables and lists that show what the product can do, and have no area of their own. */
export const area: Area = {
  subject: 'Data',
  title: 'demoData',
  rights: { manager: ['read', 'update', 'create'], user: ['read'], support: ['read'] },
}
