import { columnsOf, listQuery } from '@fake-db/kit/listQuery'
import type { HttpError } from '@fake-db/kit/reply'
import { badRequest } from '@fake-db/kit/reply'
import type { WireQuery } from '@fake-db/kit/request'
import { anyOf } from '@fake-db/kit/request'
import type { Change } from '@fake-db/kit/table'
import type { UserList, UserListQuery } from '@/redux/apps/user/contract'
import type { NewUser, RefusedRow, User } from '@/redux/apps/user/schema'
import { userDefaults, userSchema } from '@/redux/apps/user/schema'

/** Texts that `q` searches. */
function searched({ email, fullName, billing }: User): string[] {
  return [email, fullName, billing]
}

const columns = columnsOf<User>(userSchema, {
  invitedAt: ({ invitedAt = '' }) => invitedAt,
  joinedAt: ({ joinedAt = '' }) => joinedAt,
})

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

/** Emails and usernames are unique, ignoring case. */
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

/** In lower case. */
interface TakenNames {
  readonly emails: Set<string>
  readonly usernames: Set<string>
}

export function namesOf(users: readonly User[]): TakenNames {
  return {
    emails: new Set(users.map(({ email }) => email.toLowerCase())),
    usernames: new Set(users.map(({ username }) => username.toLowerCase())),
  }
}

/** Reserves the names of a row: later rows cannot have them. @throws HttpError 400 for taken names */
export function takeNames({ emails, usernames }: TakenNames, given: NewUser): void {
  const [email, username] = [given.email.toLowerCase(), given.username?.toLowerCase()]
  const isNameTaken = username !== undefined && usernames.has(username)
  if (emails.has(email) || isNameTaken)
    throw badRequest({ ...(emails.has(email) && { email: 'taken' }), ...(isNameTaken && { username: 'taken' }) })
  emails.add(email)
  if (username !== undefined) usernames.add(username)
}

export function rejectTakenEmails(users: readonly User[], emails: readonly string[]): void {
  const isTaken = (email: string) => users.some((user) => isSame(user.email, email))
  const fields = emails.flatMap((email, index) => (isTaken(email) ? [[`emails.${index}`, 'taken'] as const] : []))
  if (fields.length > 0) throw badRequest(Object.fromEntries(fields))
}

/** Initial full name: `rosa.blum@…` becomes Rosa Blum. */
export function nameOfEmail(email: string): string {
  const words = email.replace(/@.*$/s, '').match(/[\p{L}\p{N}]+/gu) ?? [email]
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** Derives a username from the local part, with a number if taken. Adds it to `taken`, in lower case. */
function freeUsername(taken: Set<string>, email: string): string {
  const local = email.replace(/@.*$/s, '').toLowerCase()
  // A username has at most 120 characters; this leaves room for the number.
  const base = local.replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, 110) || 'user'
  let candidate = base
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${base}${number}`
  taken.add(candidate)
  return candidate
}

export function toUser(usernames: Set<string>, given: NewUser, id: number): User {
  const username = given.username ?? freeUsername(usernames, given.email)
  return Object.assign({ id, username, ...userDefaults }, given)
}

/** Text errors belong to the role (403) or to the whole row. */
export function toRefusedRow(index: number, { status, error }: HttpError): RefusedRow {
  if (typeof error === 'string') return { index, error: { [status === 403 ? 'role' : 'row']: error } }
  return {
    index,
    error: Object.fromEntries(
      Object.entries(error).map(([field, why]) => [field, typeof why === 'string' ? why : (why[0] ?? '')]),
    ),
  }
}
