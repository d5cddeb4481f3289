import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    Bookmark: true
  }
}

export const area: Area = {
  subject: 'Bookmark',
  title: 'bookmarks',
  rights: { manager: ['manage'], user: ['manage'], support: ['manage'] },
}
