import type { Person } from './people'
import { people } from './people'

export interface UserRow extends Person {
  /** Initial role. `shell/roles` has the current role. */
  readonly role: string
  readonly currentPlan: 'basic' | 'team' | 'company' | 'enterprise'
  readonly billing: 'Auto Debit' | 'Manual - Credit Card' | 'Manual - Paypal' | 'Manual - Cash'
  readonly status: 'active' | 'pending' | 'inactive'
  readonly invitedAt?: string | undefined
  readonly joinedAt?: string | undefined
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

/** Pseudo-random whole number, fixed per user and purpose. */
export function spin(index: number, purpose: number): number {
  const mixed = Math.imul((index + 1) * 97 + purpose * 8191, 0x9e3779b1)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** Sample users. They joined some days before `now`, pending ones lately. */
export function seedUsers(now: Date): UserRow[] {
  return accounts.flatMap(([role, currentPlan, billing, status], index) => {
    const person = people[index]
    const days = status === 'pending' ? 2 + (spin(index, 1) % 7) : 260 + (spin(index, 1) % 1300)
    const joinedAt = new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString()
    return person ? [{ ...person, role, currentPlan, billing, status, joinedAt }] : []
  })
}
