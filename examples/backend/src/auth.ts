import { createHash, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { accountSchema, addAccount, changePassword, findAccount, userDataOf } from './accounts.ts'
import type { Config } from './config.ts'
import type { Database, Queries } from './db.ts'
import type { SendMail } from './mail.ts'
import { readBody, Refusal, text } from './refusal.ts'
import type { Env } from './session.ts'
import { extendSession, requireLogin, startSession } from './session.ts'
import type { Tokens } from './tokens.ts'

const email = text(120).pipe(z.email('email'))
const newPassword = z.string('required').min(8, 'tooShort?min=8').max(200, 'tooLong?max=200')

const credentials = z.object({
  email: z.string('required'),
  password: z.string('required').max(200, 'tooLong?max=200'),
})
const registration = z.object({
  email,
  username: text(120),
  fullName: z.string().trim().max(120, 'tooLong?max=120').default(''),
  password: newPassword,
})
const reset = z.object({ token: z.string('required').min(1, 'required'), password: newPassword })

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Which of both are in use, as the sentences that the registration page shows. */
async function conflictsOf(db: Queries, email: string, username: string) {
  const [found] = await db.rows(
    z.object({ email: z.boolean(), username: z.boolean() }),
    `select exists (select from accounts where lower(email) = lower($1)) as email,
            exists (select from accounts where lower(username) = lower($2)) as username`,
    [email, username],
  )
  return {
    email: found?.email ? 'This email is already in use.' : null,
    username: found?.username ? 'This username is already in use.' : null,
  }
}

interface Parts {
  readonly db: Database
  readonly config: Config
  readonly tokens: Tokens
  readonly sendMail: SendMail
}

/** Login, registration and forgotten passwords: the module `shell/session`. */
export function authRoutes({ db, config, tokens, sendMail }: Parts) {
  /** Sends a link that works once, for half an hour. At most one email a minute. */
  async function remind(address: string): Promise<void> {
    const token = randomBytes(32).toString('base64url')
    const account = await db.row(
      z.object({ email: z.string() }),
      `with account as (select id, email from accounts where lower(email) = lower($1)),
       link as (
         insert into password_resets (account_id, token_hash, created_at) select id, $2, now() from account
         on conflict (account_id) do update set token_hash = excluded.token_hash, created_at = now()
         where password_resets.created_at < now() - interval '1 minute'
         returning account_id
       )
       select email from account join link on account_id = account.id`,
      [address, digestOf(token)],
    )
    const page = `${config.appUrl.replace(/\/$/, '')}/reset-password?token=${token}`
    if (account) await sendMail(account.email, 'Your new password', `Choose a new password: ${page}`)
  }

  return new Hono<Env>()
    .post('/register', async (c) => {
      const role = config.registrationRole
      if (!role) throw new Refusal(403, 'Visitors can’t create accounts on this server.')
      const account = await readBody(c, registration)
      const opened = await db.transaction(async (queries) => {
        const user = await addAccount(queries, { ...account, role })
        return user && { user, sessionId: await startSession(queries, user) }
      })
      if (!opened) return c.json({ error: await conflictsOf(db, account.email, account.username) })
      return c.json({ user: userDataOf(opened.user), ...(await tokens.issue(opened.sessionId)) })
    })

    .post('/login', async (c) => {
      const { email: address, password } = await readBody(c, credentials)
      const account = await findAccount(db, address.trim(), password)
      if (!account) throw new Refusal(400, { email: ['Email or Password is Invalid'] })
      return c.json({ userData: userDataOf(account), ...(await tokens.issue(await startSession(db, account))) })
    })

    .post('/refresh-token', async (c) => {
      const { refreshToken } = await readBody(c, z.object({ refreshToken: z.string('required') }))
      const sessionId = await tokens.read(refreshToken, 'refresh')
      const account = sessionId && (await extendSession(db, sessionId))
      if (!account) throw new Refusal(401, 'Invalid refresh token')
      return c.json({ userData: userDataOf(account), ...(await tokens.issue(sessionId)) })
    })

    .get('/me', requireLogin(db, tokens), (c) => c.json({ userData: userDataOf(c.var.account) }))

    .post('/logout', requireLogin(db, tokens), async (c) => {
      await db.run('delete from sessions where id = $1', [c.var.sessionId])
      return c.json({})
    })

    .post('/forgot-password', async (c) => {
      const { email: address } = await readBody(c, z.object({ email }))
      // Not awaited: content and time of the response do not reveal whether the account exists.
      remind(address).catch(console.error)
      return c.json({})
    })

    .post('/reset-password', async (c) => {
      const { token, password } = await readBody(c, reset)
      await db.transaction(async (queries) => {
        const found = await queries.row(
          z.object({ accountId: accountSchema.shape.id }),
          `delete from password_resets where token_hash = $1 and created_at > now() - interval '30 minutes'
           returning account_id as "accountId"`,
          [digestOf(token)],
        )
        if (!found) throw new Refusal(404, 'The token is unknown, used or expired.')
        await changePassword(queries, found.accountId, password)
      })
      return c.json({})
    })
}
