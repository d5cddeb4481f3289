import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { logger } from 'hono/logger'
import { secureHeaders } from 'hono/secure-headers'
import { authRoutes } from './auth.ts'
import type { Config } from './config.ts'
import type { Database } from './db.ts'
import { createMailer } from './mail.ts'
import { Refusal } from './refusal.ts'
import type { Env } from './session.ts'
import { requireLogin } from './session.ts'
import { supplierRoutes } from './suppliers.ts'
import { createTokens } from './tokens.ts'

const maxBodyBytes = 1_000_000

export function createApp(db: Database, config: Config) {
  const tokens = createTokens(config.tokenSecret)
  const app = new Hono<Env>()

  app.use(logger())
  app.use(secureHeaders())
  app.use(cors({ origin: new URL(config.appUrl).origin, allowHeaders: ['Authorization', 'Content-Type'], maxAge: 600 }))
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => c.json({ error: 'The body is too large.' }, 413),
    }),
  )
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })

  app.get('/health', async (c) => {
    await db.run('select 1')
    return c.json({})
  })
  app.route('/jwt', authRoutes({ db, config, tokens, sendMail: createMailer(config) }))
  app.all('/jwt/*', (c) => c.notFound())

  // Everything below requires a login. Add the routes of your next module here.
  app.use(requireLogin(db, tokens))
  app.route('/apps/suppliers', supplierRoutes(db))

  app.notFound((c) => c.json({ error: `There is no ${c.req.method} ${c.req.path}.` }, 404))
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: error.error }, error.status)
    console.error(error)
    return c.json({ error: 'The server failed.' }, 500)
  })
  return app
}
