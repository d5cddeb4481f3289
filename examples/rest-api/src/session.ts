import { hash, verify } from '@node-rs/argon2'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { query } from './database.ts'
import { Problem } from './problem.ts'

interface User {
  readonly id: string
  readonly email: string
  readonly display_name: string
}

const credentials = z.object({ email: z.email(), password: z.string().min(1).max(200) })
const newUser = credentials.extend({ display_name: z.string().trim().min(1).max(120) })

const randomToken = () => randomBytes(32).toString('base64url')
const digestOf = (token: string) => createHash('sha256').update(token).digest('hex')
const cookieOptions = { path: '/', sameSite: 'Lax', secure: process.env.NODE_ENV === 'production' } as const

async function start(context: Context, user: User) {
  const [token, csrf] = [randomToken(), randomToken()]
  const values = [digestOf(token), csrf, user.id]
  await query('insert into sessions (token_hash, csrf_token, user_id) values ($1, $2, $3)', values)
  setCookie(context, 'session', token, { ...cookieOptions, httpOnly: true })
  // Readable by scripts of this site only, which repeat it in a header.
  setCookie(context, 'XSRF-TOKEN', csrf, cookieOptions)
}

const digestOfCookie = (context: Context) => digestOf(getCookie(context, 'session') ?? '')

async function userOf(context: Context): Promise<User> {
  const [session] = await query<User & { csrf_token: string }>(
    `select users.id, email, display_name, csrf_token from sessions join users on users.id = user_id
     where token_hash = $1 and expires_at > now()`,
    [digestOfCookie(context)],
  )
  if (!session) throw new Problem(401, 'Log in first.')
  const { csrf_token, ...user } = session
  if (context.req.method !== 'GET' && context.req.header('x-xsrf-token') !== csrf_token)
    throw new Problem(403, 'The header X-XSRF-TOKEN must repeat the cookie XSRF-TOKEN.')
  return user
}

export const requireUser: MiddlewareHandler = async (context, next) => {
  await userOf(context)
  await next()
}

export const session = new Hono()
  .post('/users', async (context) => {
    const { email, password, display_name } = newUser.parse(await context.req.json())
    const [user] = await query<User>(
      'insert into users (email, display_name, password_hash) values ($1, $2, $3) returning id, email, display_name',
      [email, display_name, await hash(password)],
    )
    return context.json(user, 201)
  })
  .post('/session', async (context) => {
    const { email, password } = credentials.parse(await context.req.json())
    const [found] = await query<User & { password_hash: string }>(
      'select id, email, display_name, password_hash from users where lower(email) = lower($1)',
      [email],
    )
    if (!found || !(await verify(found.password_hash, password))) throw new Problem(401, 'Wrong email or password.')
    const { password_hash, ...user } = found
    await start(context, user)
    return context.json(user, 201)
  })
  .get('/session', async (context) => context.json(await userOf(context)))
  .delete('/session', requireUser, async (context) => {
    await query('delete from sessions where token_hash = $1', [digestOfCookie(context)])
    deleteCookie(context, 'session', cookieOptions)
    deleteCookie(context, 'XSRF-TOKEN', cookieOptions)
    return context.body(null, 204)
  })
