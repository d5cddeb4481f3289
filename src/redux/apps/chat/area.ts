import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    Chat: true
  }
}

export const area: Area = {
  subject: 'Chat',
  title: 'chat',
  rights: { manager: ['manage'], user: ['read', 'update', 'create'], support: ['manage'] },
}
