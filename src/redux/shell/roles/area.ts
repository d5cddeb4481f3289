import type { Area } from '@core/module/defineModule'

declare module '@core/auth/ability' {
  interface Subjects {
    ACL: true
  }
}

/** Roles and permissions. Clients may read them. */
export const area: Area = {
  subject: 'ACL',
  title: 'access',
  rights: { manager: ['read'], user: ['read'], support: ['read'], 'restricted-user': ['read'] },
}
