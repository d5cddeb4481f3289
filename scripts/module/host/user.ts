import type { AbilityRule } from '@core/auth/ability'
import type { SignedInUser } from '@core/auth/user'

/** Who is signed in. Take it from your own sign-in. */
export const user: SignedInUser = {
  id: 1,
  fullName: 'Amara Mensah',
  username: 'admin',
  email: 'admin@demo.com',
  role: 'admin',
  avatar: null,
}

/** What they may do, for example `{ action: 'read', subject: 'Invoice' }`. */
export const rules: readonly AbilityRule[] = [{ action: 'manage', subject: 'all' }]

/** The token that goes with each call; `''` for none. */
export const readToken = () => ''
