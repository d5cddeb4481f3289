import type { RoleKey } from '@/redux/shell/roles/shipped'
import type { UserData } from '@/redux/shell/session/schema'
import { abilityOf } from '@fake-db/shell/roles/abilities'
import { seedRoles } from '@fake-db/shell/roles/seed'

/** The second step of signing in, and how its code comes. */
export interface TwoFactor {
  readonly enabled: boolean
  readonly method: 'app' | 'sms'
  readonly phone: string
}

/** What an app or a message would show: the sample backend sends none. */
export const sampleCode = '246810'

/** What another service would send somebody back with: the sample backend is connected to none. */
export const sampleProviderCode = 'sample'

export interface Account extends UserData {
  readonly id: number
  /** As it is typed here; the accounts in use keep no more than its digest. */
  readonly password: string
  /** Whose role the account has, where it belongs to somebody in the users' table. */
  readonly userId?: number
  /** Off where nothing is said. */
  readonly twoFactor?: TwoFactor
  /** How many times all sessions of the account have been ended. */
  readonly round?: number
}

/** The demo accounts are held to the abilities of the role that their users have. */
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
