import type { RoleKey } from '@/redux/shell/roles/shipped'
import type { UserData } from '@/redux/shell/session/schema'
import { abilityOf } from '@fake-db/shell/roles/abilities'
import { seedRoles } from '@fake-db/shell/roles/seed'

export interface TwoFactor {
  readonly enabled: boolean
  readonly method: 'app' | 'sms'
  readonly phone: string
}

/** Code of the app or SMS; the sample backend sends none. */
export const sampleCode = '246810'

/** Code of an OAuth provider; the sample backend connects to none. */
export const sampleProviderCode = 'sample'

export interface Account extends UserData {
  readonly id: number
  /** Plain text here; stored accounts keep only a digest. */
  readonly password: string
  /** Row in the users table that determines the account's role. */
  readonly userId?: number
  /** Default: `''`. */
  readonly bio?: string
  /** Default: `''`. */
  readonly website?: string
  /** Default: off. */
  readonly twoFactor?: TwoFactor
  /** How often all sessions of the account have been ended. */
  readonly round?: number
}

function abilityOfRole(key: RoleKey): Account['ability'] {
  return abilityOf(seedRoles.find((role) => role.key === key)?.matrix ?? {})
}

export const seedAccounts = [
  {
    id: 1,
    userId: 1,
    fullName: 'Amara Mensah',
    username: 'admin',
    password: 'admin',
    avatar: '/images/avatars/01.svg',
    email: 'admin@demo.com',
    role: 'admin',
    ability: abilityOfRole('administrator'),
    extras: { eCommerceCartItemsCount: 3 },
    bio: 'I help small companies read their own numbers: what sells, what sits on the shelf, and which report no one has opened since 2019. Before that I counted cocoa for a cooperative near Kumasi and learned more from its bookkeeper than from any textbook.',
    // Without a website: the profile has something to complete.
  },
  {
    id: 2,
    userId: 2,
    fullName: 'Clément Roux',
    username: 'client',
    password: 'client',
    avatar: '/images/avatars/02.svg',
    email: 'client@demo.com',
    role: 'client',
    ability: abilityOfRole('restricted-user'),
    extras: { eCommerceCartItemsCount: 3 },
  },
] satisfies Account[]
