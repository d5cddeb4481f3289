import type { Area } from '@core/module/area'

declare module '@core/auth/ability' {
  interface Subjects {
    ACL: true
  }
}

/** Roles, permissions, and the pages that tell about them. Section 6 of the specification lets the client read it. */
export const area: Area = {
  subject: 'ACL',
  title: 'access',
  rights: { manager: ['read'], user: ['read'], support: ['read'], 'restricted-user': ['read'] },
}
