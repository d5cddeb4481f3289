import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    Email: true
  }
}

export const area: Area = {
  subject: 'Email',
  title: 'email',
  rights: { manager: ['manage'], user: ['manage'], support: ['manage'] },
}
