import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    User: true
  }
}

export const area: Area = {
  subject: 'User',
  title: 'users',
  rights: { manager: ['manage'], user: ['read'], support: ['read'] },
}
