import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    Kanban: true
  }
}

export const area: Area = {
  subject: 'Kanban',
  title: 'boards',
  rights: { manager: ['read', 'update', 'create'], user: ['read', 'update', 'create'], support: ['manage'] },
}
