import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    Todo: true
  }
}

export const area: Area = {
  subject: 'Todo',
  title: 'todo',
  rights: { manager: ['read', 'update', 'create'], user: ['read', 'update', 'create'], support: ['manage'] },
}
