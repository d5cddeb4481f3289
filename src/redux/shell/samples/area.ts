import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    Data: true
  }
}

/** Sample figures, tables and lists without an area. */
export const area: Area = {
  subject: 'Data',
  title: 'demoData',
  rights: { manager: ['read', 'update', 'create'], user: ['read'], support: ['read'] },
}
