import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Account } from './accounts.ts'
import { accountColumns, accountSchema } from './accounts.ts'
import type { Database, Queries } from './db.ts'
import { Refusal } from './refusal.ts'
import type { Action } from './rights.ts'
import { allows } from './rights.ts'
import type { Tokens } from './tokens.ts'

/** What `requireLogin` adds to a request. */
export interface Env {
  Variables: { account: Account; sessionId: string }
}

const lifetime = "now() + interval '30 days'"

/** Starts a session. @returns its id */
export async function startSession(db: Queries, { id }: Account): Promise<string> {
  await db.run('delete from sessions where account_id = $1 and expires_at < now()', [id])
  const sessionId = randomUUID()
  await db.run(`insert into sessions (id, account_id, expires_at) values ($1, $2, ${lifetime})`, [sessionId, id])
  return sessionId
}

/** Extends a session. @returns its account; undefined if the session has ended */
export function extendSession(db: Queries, sessionId: string): Promise<Account | undefined> {
  return db.row(
    accountSchema,
    `update sessions set expires_at = ${lifetime} from accounts
     where sessions.id = $1 and expires_at > now() and accounts.id = account_id returning ${accountColumns}`,
    [sessionId],
  )
}

/** Refuses requests without a valid access token (401). Reads the account each time, because its role may change. */
export function requireLogin(db: Database, tokens: Tokens): MiddlewareHandler<Env> {
  return async (c, next) => {
    const token = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
    const sessionId = await tokens.read(token, 'access')
    const account =
      sessionId &&
      (await db.row(
        accountSchema,
        `select ${accountColumns} from sessions join accounts on accounts.id = account_id
         where sessions.id = $1 and expires_at > now()`,
        [sessionId],
      ))
    if (!account) throw new Refusal(401, 'The access token is missing, expired or invalid.')
    c.set('account', account)
    c.set('sessionId', sessionId)
    await next()
  }
}

/** Refuses accounts whose role may not do this (403). Use it after `requireLogin`. */
export function may(action: Action, subject: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!allows(c.var.account.role, action, subject))
      throw new Refusal(403, `You don’t have permission to ${action} ${subject}.`)
    await next()
  }
}
