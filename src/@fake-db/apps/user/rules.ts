import { columnsOf, listQuery } from '@fake-db/kit/listQuery'
import type { HttpError } from '@fake-db/kit/reply'
import { badRequest } from '@fake-db/kit/reply'
import type { WireQuery } from '@fake-db/kit/request'
import { anyOf } from '@fake-db/kit/request'
import type { Change } from '@fake-db/kit/table'
import type { UserList, UserListQuery } from '@/redux/apps/user/contract'
import type { NewUser, RefusedRow, User } from '@/redux/apps/user/schema'
import { userDefaults, userSchema } from '@/redux/apps/user/schema'

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

/** What nobody else can be called by; in small letters. */
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

/**
 * Takes the names of one of many rows, so that none of those after it can have them.
 * @throws HttpError 400 where somebody has them already
 */
export function takeNames({ emails, usernames }: TakenNames, given: NewUser): void {
  const [email, username] = [given.email.toLowerCase(), given.username?.toLowerCase()]
  const isNameTaken = username !== undefined && usernames.has(username)
  if (emails.has(email) || isNameTaken)
    throw badRequest({ ...(emails.has(email) && { email: 'taken' }), ...(isNameTaken && { username: 'taken' }) })
  emails.add(email)
  if (username !== undefined) usernames.add(username)
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

/**
 * A user name for someone who was given none: the local part of the email, with a number where that is taken.
 * @param taken in small letters; this one is put among them
 */
function freeUsername(taken: Set<string>, email: string): string {
  const local = email.replace(/@.*$/s, '').toLowerCase()
  // With room for the number in the 120 characters that a username may have.
  const base = local.replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, 110) || 'user'
  let candidate = base
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${base}${number}`
  taken.add(candidate)
  return candidate
}

/** @param usernames those that are taken, in small letters */
export function toUser(usernames: Set<string>, given: NewUser, id: number): User {
  const username = given.username ?? freeUsername(usernames, given.email)
  return Object.assign({ id, username, ...userDefaults }, given)
}

/** One of many rows that was refused. What is not about a field is about the role, or about the row as a whole. */
export function toRefusedRow(index: number, { status, error }: HttpError): RefusedRow {
  if (typeof error === 'string') return { index, error: { [status === 403 ? 'role' : 'row']: error } }
  return {
    index,
    error: Object.fromEntries(
      Object.entries(error).map(([field, why]) => [field, typeof why === 'string' ? why : (why[0] ?? '')]),
    ),
  }
}
