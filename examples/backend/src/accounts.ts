import { hash, verify } from '@node-rs/argon2'
import { z } from 'zod'
import type { Queries } from './db.ts'
import type { Role } from './rights.ts'
import { roles, rulesOf } from './rights.ts'

export const accountSchema = z.object({
  id: z.number(),
  email: z.string(),
  username: z.string(),
  fullName: z.string(),
  role: z.enum(roles),
})

export type Account = z.infer<typeof accountSchema>

export const accountColumns = 'accounts.id, email, username, full_name as "fullName", role'

const known = accountSchema.extend({ hash: z.string() })

/** The logged-in user as the page knows it. Without the password, and with the rules for menus and buttons. */
export const userDataOf = (account: Account) => ({ ...account, avatar: null, ability: rulesOf(account.role) })

interface NewAccount {
  readonly email: string
  readonly username: string
  readonly fullName: string
  readonly password: string
  readonly role: Role
}

/** @returns undefined if the email or the username is in use */
export async function addAccount(db: Queries, { email, username, fullName, password, role }: NewAccount) {
  return db.row(
    accountSchema,
    `insert into accounts (email, username, full_name, role, password_hash) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning ${accountColumns}`,
    [email, username, fullName, role, await hash(password)],
  )
}

/** Checked for unknown emails, so that their response takes as long as others. */
const noHash = hash('no password')

/** @returns undefined if they match no account */
export async function findAccount(db: Queries, email: string, password: string): Promise<Account | undefined> {
  const found = await db.row(
    known,
    `select ${accountColumns}, password_hash as hash from accounts where lower(email) = lower($1)`,
    [email],
  )
  const isRight = await verify(found?.hash ?? (await noHash), password)
  return found && isRight ? accountSchema.parse(found) : undefined
}

/** Ends all sessions of the account. */
export async function changePassword(db: Queries, accountId: number, password: string): Promise<void> {
  await db.run('update accounts set password_hash = $2 where id = $1', [accountId, await hash(password)])
  await db.run('delete from sessions where account_id = $1', [accountId])
}
