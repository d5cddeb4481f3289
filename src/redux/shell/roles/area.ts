import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    ACL: true
  }
}

/** Roles, permissions, and the pages that tell about them. A client may read it. */
export const area: Area = {
  subject: 'ACL',
  title: 'access',
  rights: { manager: ['read'], user: ['read'], support: ['read'], 'restricted-user': ['read'] },
}
