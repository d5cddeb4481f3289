import type { Person } from './people'
import { people } from './people'

export interface UserRow extends Person {
  /** Initial role. `shell/roles` has the current role. */
  readonly role: string
  readonly currentPlan: 'basic' | 'team' | 'company' | 'enterprise'
  readonly billing: 'Auto Debit' | 'Manual - Credit Card' | 'Manual - Paypal' | 'Manual - Cash'
  readonly status: 'active' | 'pending' | 'inactive'
  readonly invitedAt?: string | undefined
}

type Account = [
  role: UserRow['role'],
  plan: UserRow['currentPlan'],
  billing: UserRow['billing'],
  status: UserRow['status'],
]

const CARD = 'Manual - Credit Card'
const PAYPAL = 'Manual - Paypal'
const CASH = 'Manual - Cash'
const DEBIT = 'Auto Debit'

/** In the order of `people`. */
const accounts: readonly Account[] = [
  ['admin', 'enterprise', DEBIT, 'active'],
  ['subscriber', 'team', CARD, 'active'],
  ['editor', 'enterprise', DEBIT, 'active'],
  ['maintainer', 'team', PAYPAL, 'pending'],
  ['admin', 'company', CARD, 'active'],
  ['author', 'basic', CASH, 'inactive'],
  ['editor', 'company', DEBIT, 'active'],
  ['maintainer', 'enterprise', DEBIT, 'active'],
  ['author', 'team', CARD, 'active'],
  ['subscriber', 'company', PAYPAL, 'active'],
  ['editor', 'basic', CARD, 'pending'],
  ['admin', 'enterprise', DEBIT, 'active'],
  ['subscriber', 'team', CASH, 'active'],
  ['author', 'basic', CARD, 'active'],
  ['author', 'company', PAYPAL, 'inactive'],
  ['maintainer', 'team', DEBIT, 'active'],
  ['admin', 'enterprise', CARD, 'active'],
  ['subscriber', 'basic', CASH, 'pending'],
  ['editor', 'team', PAYPAL, 'active'],
  ['maintainer', 'enterprise', DEBIT, 'active'],
  ['subscriber', 'company', CARD, 'active'],
  ['author', 'team', PAYPAL, 'active'],
  ['subscriber', 'basic', CASH, 'inactive'],
  ['editor', 'company', DEBIT, 'active'],
  ['maintainer', 'team', PAYPAL, 'active'],
  ['admin', 'company', DEBIT, 'active'],
  ['subscriber', 'team', CARD, 'pending'],
  ['author', 'enterprise', PAYPAL, 'active'],
  ['subscriber', 'basic', CASH, 'active'],
  ['editor', 'enterprise', DEBIT, 'active'],
  ['maintainer', 'company', CARD, 'active'],
  ['author', 'team', DEBIT, 'active'],
  ['subscriber', 'company', CASH, 'inactive'],
  ['author', 'basic', PAYPAL, 'active'],
  ['subscriber', 'enterprise', CARD, 'active'],
  ['editor', 'team', CARD, 'active'],
  ['maintainer', 'basic', CASH, 'pending'],
  ['admin', 'team', DEBIT, 'active'],
  ['subscriber', 'team', PAYPAL, 'active'],
  ['editor', 'company', CARD, 'pending'],
  ['author', 'company', DEBIT, 'active'],
  ['subscriber', 'basic', CASH, 'active'],
  ['maintainer', 'company', PAYPAL, 'inactive'],
  ['author', 'enterprise', CARD, 'active'],
  ['subscriber', 'team', CARD, 'active'],
  ['editor', 'basic', PAYPAL, 'pending'],
  ['subscriber', 'company', CASH, 'active'],
  ['admin', 'team', DEBIT, 'inactive'],
  ['maintainer', 'basic', PAYPAL, 'pending'],
  ['subscriber', 'enterprise', DEBIT, 'active'],
]

export const seedUsers: readonly UserRow[] = accounts.flatMap(([role, currentPlan, billing, status], index) => {
  const person = people[index]
  return person ? [{ ...person, role, currentPlan, billing, status }] : []
})
