import type { AbilityRule } from '@core/auth/ability'
import type { SignedInUser } from '@core/auth/user'

/** The current user. Read it from your own session. */
export const user: SignedInUser = {
  id: 1,
  fullName: 'Amara Mensah',
  username: 'admin',
  email: 'admin@demo.com',
  role: 'admin',
  avatar: null,
}

/** The user's permissions, for example `{ action: 'read', subject: 'Invoice' }`. */
export const rules: readonly AbilityRule[] = [{ action: 'manage', subject: 'all' }]

/** The bearer token of each request; `''` for none. */
export const readToken = () => ''
