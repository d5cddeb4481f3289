import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    Calendar: true
  }
}

export const area: Area = {
  subject: 'Calendar',
  title: 'calendar',
  rights: { manager: ['manage'], user: ['read', 'update', 'create'], support: ['read', 'update', 'create'] },
}
