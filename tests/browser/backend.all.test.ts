import { createHmac, randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import type { TestContext } from 'vitest'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { backendIn, send } from './backend/example'
import { openBuild } from './support/openBuild'
import { findPostgres, startPostgres } from './backend/postgres'
import { copyProduct } from './support/productCopy'
import { run } from './support/terminal'

const secret = randomUUID()

/** The example with its packages, without rows or settings of a developer. */
let example = ''
beforeAll(async () => {
  example = await mkdtemp(join(tmpdir(), 'backend-'))
  const left = ['node_modules', 'data', '.env']
  await cp('examples/backend', example, { recursive: true, filter: (path) => !left.includes(basename(path)) })
  await run('npm', ['ci'], example)
})
afterAll(() => rm(example, { recursive: true, force: true }))

/** Settings of an empty database, which is deleted after the test. */
const databases: Record<string, (context: TestContext) => Promise<Record<string, string>>> = {
  async 'the embedded database'() {
    const data = await mkdtemp(join(tmpdir(), 'rows-'))
    onTestFinished(() => rm(data, { recursive: true, force: true }))
    return { DATA: data, TOKEN_SECRET: secret }
  },
  async 'a Postgres server'(context) {
    const bin = await findPostgres()
    if (!bin) return context.skip('Postgres is not installed: on Debian, apt-get install postgresql.')
    const settings = { TOKEN_SECRET: secret, APP_URL: 'http://localhost:5173', REGISTRATION_ROLE: 'viewer' }
    return { DATABASE_URL: await startPostgres(bin), ...settings }
  },
}

it('type-checks', () => run('npm', ['run', 'check'], example))

describe.each(Object.entries(databases))('the example with %s', (_, openDatabase) => {
  async function open(context: TestContext, settings: Record<string, string> = {}) {
    const backend = backendIn(example, { ...(await openDatabase(context)), ...settings })
    const editor = await backend.createAccount('editor@example.com', 'editor')
    const server = await backend.start()
    const { body } = await send(`${server.url}/jwt/login`, editor)
    return { ...backend, server, url: server.url, editor, token: body.accessToken }
  }

  it('keeps the contract', async (context) => {
    const { url, token } = await open(context, { REGISTRATION_ROLE: 'editor' })
    const rows = [
      { name: 'élan', status: 'active' },
      { name: 'Zebra', status: 'inactive' },
      { name: 'apple', status: 'active' },
    ]
    for (const row of rows) expect((await send(`${url}/apps/suppliers/add`, row, token)).status).toBe(201)
    const { body } = await send(`${url}/apps/suppliers/data`, undefined, token)
    expect(body).toMatchObject({ suppliers: [{ name: 'apple' }, { name: 'élan' }, { name: 'Zebra' }], total: 3 })

    const app = await copyProduct()
    await run(process.execPath, ['scripts/module.mjs', 'new', 'suppliers'], app)
    const only = ['--only', 'apps/suppliers,shell/session']
    const said = await run('npm', ['run', 'contract', '--', '--url', url, ...only], app)
    expect(said).toMatch(/ 0 failed /)
    expect(said).not.toMatch(/NOT TRIED Suppliers/)
  })

  it('keeps rows and sessions over a restart', async (context) => {
    const { url, token, server, start } = await open(context)
    const added = await send(`${url}/apps/suppliers/add`, { name: 'Harbor & Sons', status: 'active' }, token)
    expect(added.status).toBe(201)
    expect(await server.stop()).toBe(0)
    const { url: next } = await start()
    const { body } = await send(`${next}/apps/suppliers/data?q=harbor`, undefined, token)
    expect(body).toEqual({ suppliers: [added.body.supplier], total: 1 })
  })

  it('accepts one of many concurrent rows with the same name', async (context) => {
    const { url, token } = await open(context)
    const names = ['Harbor', 'HARBOR', 'harbor', 'Harbor ', 'harBor', 'Harbor', 'harbor', 'HArbor']
    const add = (name: string) => send(`${url}/apps/suppliers/add`, { name, status: 'active' }, token)
    const replies = await Promise.all(names.map(add))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status !== 201)
    expect(refused).toEqual(refused.map(() => ({ status: 400, body: { error: { name: 'taken' } } })))
  })

  it('lets a viewer read, and refuses changes', async (context) => {
    const { url } = await open(context)
    const registration = { email: 'vera@example.com', username: 'vera', password: 'Nine Green Bottles' }
    const { body } = await send(`${url}/jwt/register`, registration)
    expect(body.user).toMatchObject({ role: 'viewer', ability: [{ action: 'read', subject: 'all' }] })
    expect((await send(`${url}/apps/suppliers/data`, undefined, body.accessToken)).status).toBe(200)
    const refused = await send(`${url}/apps/suppliers/add`, { name: 'Harbor', status: 'active' }, body.accessToken)
    expect(refused).toEqual({ status: 403, body: { error: 'You don’t have permission to create Supplier.' } })
  })

  it('applies a new role to the next request', async (context) => {
    const { token, server, createAccount, start } = await open(context)
    await server.stop()
    await createAccount('editor@example.com', 'viewer')
    const { url } = await start()
    expect((await send(`${url}/apps/suppliers/restore`, { id: 1 }, token)).status).toBe(403)
  })

  it('refuses tokens that expired, were forged or belong to an ended session', async (context) => {
    const { url, token } = await open(context)
    const statusFor = async (value: unknown) => (await send(`${url}/jwt/me`, undefined, value)).status
    const [head, claims = ''] = String(token).split('.')
    const known = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }
    function signed(expires: number, key: string) {
      const content = `${head}.${Buffer.from(JSON.stringify({ ...known, exp: expires })).toString('base64url')}`
      return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
    }
    expect(await statusFor(signed(known.exp, secret))).toBe(200)
    expect(await statusFor(signed(known.exp - 3600, secret))).toBe(401)
    expect(await statusFor(signed(known.exp, randomUUID()))).toBe(401)
    expect((await send(`${url}/jwt/logout`, {}, token)).status).toBe(200)
    expect(await statusFor(token)).toBe(401)
  })
})

it('a forgotten password is replaced by a link that works once, and ends all sessions', async (context) => {
  const backend = backendIn(example, (await databases['the embedded database']?.(context)) ?? {})
  const { email, password } = await backend.createAccount('rosa@example.com', 'admin')
  const { url, log } = await backend.start()
  const { body } = await send(`${url}/jwt/login`, { email, password })
  for (const address of [email, 'unknown@example.com'])
    expect(await send(`${url}/jwt/forgot-password`, { email: address })).toEqual({ status: 200, body: {} })
  await expect.poll(log).toMatch(/reset-password\?token=\S+/)
  expect(log()).not.toContain('unknown@example.com')
  const [, token] = /reset-password\?token=(\S+)/.exec(log()) ?? []
  const reset = () => send(`${url}/jwt/reset-password`, { token, password: 'Ten Green Bottles' })
  expect((await reset()).status).toBe(200)
  expect((await reset()).status).toBe(404)
  expect((await send(`${url}/jwt/refresh-token`, { refreshToken: body.refreshToken })).status).toBe(401)
  expect((await send(`${url}/jwt/login`, { email, password: 'Ten Green Bottles' })).status).toBe(200)
})

it('two processes cannot use one embedded database, and a server demands a secret in production', async (context) => {
  const settings = (await databases['the embedded database']?.(context)) ?? {}
  const backend = backendIn(example, settings)
  await backend.start()
  await expect(backend.start()).rejects.toThrow(/Process \d+ uses the database/)
  const production = backendIn(example, { DATABASE_URL: 'postgres://localhost/none' })
  await expect(production.start()).rejects.toThrow('Set TOKEN_SECRET and APP_URL')
})

it('answers pages of APP_URL only, and refuses large and unreadable bodies', async (context) => {
  const settings = (await databases['the embedded database']?.(context)) ?? {}
  const { url } = await backendIn(example, { ...settings, APP_URL: 'https://admin.example.org/app/' }).start()
  async function allowedFor(origin: string) {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' }
    return (await fetch(`${url}/jwt/login`, { method: 'OPTIONS', headers })).headers.get('Access-Control-Allow-Origin')
  }
  expect(await allowedFor('https://admin.example.org')).toBe('https://admin.example.org')
  expect(await allowedFor('https://other.example.org')).toBeNull()
  const logInAs = (email: string) => send(`${url}/jwt/login`, { email, password: 'Nine Green Bottles' })
  expect((await logInAs('x'.repeat(1_000_001))).status).toBe(413)
  expect((await logInAs('rosa\0@example.com')).status).toBe(400)
})

async function logIn(page: Page, site: string, { email, password }: { email: string; password: string }) {
  await page.goto(`${site}login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((address) => !address.pathname.includes('login'))
}

it(
  'the backend replaces the sample backend module by module, as in docs/backend.md',
  { timeout: 1_800_000 },
  async (context) => {
    const app = await copyProduct()
    const folder = join(app, 'examples/backend')
    await run(process.execPath, ['scripts/module.mjs', 'new', 'suppliers'], app)
    await run('npm', ['--prefix', 'examples/backend', 'ci'], app)
    const disposable = await backendIn(folder, { DATA: 'memory://' }).start()
    await disposable.stop()
    const { port } = new URL(disposable.url)
    const settings = ['VITE_API=hybrid', 'VITE_REAL_API=shell/session,apps/suppliers', `VITE_API_URL=${disposable.url}`]
    await writeFile(join(app, '.env'), settings.join('\n'))
    await run('npm', ['run', 'build'], app)

    for (const openDatabase of Object.values(databases)) {
      const { page, url: site } = await openBuild(join(app, 'dist'))
      const backend = backendIn(folder, { ...(await openDatabase(context)), PORT: port, APP_URL: site })
      const first = await backend.start()
      const [, email = '', password = ''] = /Log in as (\S+) with the password (\S+)\. /.exec(first.log()) ?? []
      await first.stop()
      // Nothing is printed in production.
      const admin = email ? { email, password } : await backend.createAccount('rosa@example.com', 'admin')
      const server = await backend.start()
      await logIn(page, site, admin)
      await page.goto(`${site}apps/suppliers`)
      await page.getByRole('button', { name: 'Add supplier' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Add supplier' })
      await dialog.getByLabel('Supplier').fill('Harbor & Sons')
      await dialog.getByRole('button', { name: 'Add supplier' }).click()
      await page.getByText('Supplier added: Harbor & Sons').waitFor()
      expect(await server.stop()).toBe(0)

      const restarted = await backend.start()
      await page.reload()
      await page.getByRole('searchbox', { name: 'Search suppliers' }).fill('Harbor')
      await page.getByRole('table').getByText('Harbor & Sons', { exact: true }).waitFor()
      // Other modules still use the sample backend.
      await page.goto(`${site}apps/permissions`)
      await page.getByRole('table').waitFor()
      await restarted.stop()
    }
  },
)
