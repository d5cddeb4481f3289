import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { z } from 'zod'
import { addAccount } from './accounts.ts'
import { createApp } from './app.ts'
import { exitWith, readConfig } from './config.ts'
import { openDatabase } from './db.ts'

const config = readConfig()
const db = await openDatabase(config)

/** The first account, and rows to try the list with. */
async function addSamples() {
  const [email, password] = ['admin@example.com', randomBytes(9).toString('base64url')]
  await db.transaction(async (queries) => {
    await addAccount(queries, { email, username: 'admin', fullName: 'First admin', password, role: 'admin' })
    await queries.script(readFileSync(new URL('../samples.sql', import.meta.url), 'utf8'))
  })
  console.log(`Log in as ${email} with the password ${password}. It is not shown again.`)
}

const isEmpty = !(await db.row(z.object({ id: z.number() }), 'select id from accounts limit 1'))
if (isEmpty && config.isProduction) console.log('No account exists. Create one: npm run account -- <email> admin')
if (isEmpty && !config.isProduction) await addSamples()

const server = serve({ fetch: createApp(db, config).fetch, port: config.port, hostname: config.host }, ({ port }) =>
  console.log(`Listening on http://${config.host}:${port} for pages of ${config.appUrl}.`),
)

server.once('error', ({ message }: Error) => exitWith(message))

/** Finishes running requests before it closes the database. */
function stop() {
  setTimeout(() => process.exit(1), 10_000).unref()
  server.close(() => void db.close())
}

process.once('SIGINT', stop)
process.once('SIGTERM', stop)
