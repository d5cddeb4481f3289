import { columnsOf, listQuery } from '@fake-db/kit/listQuery'
import { badRequest } from '@fake-db/kit/reply'
import type { WireQuery } from '@fake-db/kit/request'
import { anyOf } from '@fake-db/kit/request'
import type { Change } from '@fake-db/kit/table'
import type { UserList, UserListQuery } from '@/redux/apps/user/contract'
import type { NewUser, User } from '@/redux/apps/user/schema'
import { userSchema } from '@/redux/apps/user/schema'

/** The texts that `q` is looked for in (docs/contract.md, "Rules by module"). */
function searched({ email, fullName, billing }: User): string[] {
  return [email, fullName, billing]
}

const columns = columnsOf<User>(userSchema, { invitedAt: ({ invitedAt = '' }) => invitedAt })

export function listUsers(users: readonly User[], query: WireQuery<UserListQuery>): UserList {
  const [role, status, plan] = [anyOf(query.role), anyOf(query.status), anyOf(query.currentPlan)]
  const { rows, total } = listQuery(users, query, {
    searched,
    columns,
    defaultColumn: 'fullName',
    filter: (user) => role(user.role) && status(user.status) && plan(user.currentPlan),
  })
  return { users: rows, total }
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** Emails and user names are one person's each, without regard to case. */
export function rejectDuplicates(users: readonly User[], { email, username }: Change<User>, ownId?: number): void {
  const others = users.filter(({ id }) => id !== ownId)
  const fields: Record<string, 'taken'> = {}
  if (email !== undefined && others.some((user) => isSame(user.email, email))) {
    fields.email = 'taken'
  }
  if (username !== undefined && others.some((user) => isSame(user.username, username))) {
    fields.username = 'taken'
  }
  if (Object.keys(fields).length > 0) throw badRequest(fields)
}

/** Who is invited is known by the email alone. */
export function rejectTakenEmails(users: readonly User[], emails: readonly string[]): void {
  const isTaken = (email: string) => users.some((user) => isSame(user.email, email))
  const fields = emails.flatMap((email, index) => (isTaken(email) ? [[`emails.${index}`, 'taken'] as const] : []))
  if (fields.length > 0) throw badRequest(Object.fromEntries(fields))
}

/** What somebody is called until they say so themselves: `rosa.blum@…` is Rosa Blum. */
export function nameOfEmail(email: string): string {
  const words = email.replace(/@.*$/s, '').match(/[\p{L}\p{N}]+/gu) ?? [email]
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** A user name for someone who was given none: the local part of the email, with a number where that is taken. */
function freeUsername(users: readonly User[], email: string): string {
  const local = email.replace(/@.*$/s, '').toLowerCase()
  // With room for the number in the forty characters that a user name may have.
  const base = local.replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, 34) || 'user'
  const taken = new Set(users.map(({ username }) => username.toLowerCase()))
  let candidate = base
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${base}${number}`
  return candidate
}

export function toUser(users: readonly User[], given: NewUser, id: number): User {
  return {
    id,
    fullName: given.fullName,
    email: given.email,
    role: given.role,
    username: given.username ?? freeUsername(users, given.email),
    company: given.company ?? '',
    country: given.country ?? '',
    contact: given.contact ?? '',
    billing: given.billing ?? 'Auto Debit',
    currentPlan: given.currentPlan ?? 'basic',
    status: given.status ?? 'pending',
    avatar: given.avatar ?? '',
    avatarColor: given.avatarColor ?? 'primary',
  }
}
