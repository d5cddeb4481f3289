import { spawn } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { openBuild } from './support/openBuild'
import { copyProduct } from './support/productCopy'
import { run } from './support/terminal'

interface Row {
  readonly id: string
  readonly legal_name: string
  readonly is_active: boolean
}

/** @returns its URL */
async function startApi(folder: string): Promise<string> {
  await run('npm', ['ci', '--prefer-offline'], folder)
  const env = { ...process.env, PORT: '0', DATA: 'memory://' }
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], { cwd: folder, env })
  onTestFinished(() => void server.kill())
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.stderr.on('data', (said) => reject(new Error(String(said))))
    server.stdout.on('data', (said) => resolve(`http://127.0.0.1:${/:(\d+)/.exec(String(said))?.[1] ?? ''}`))
  })
}

/** Sends a request of the REST API, with the session of the page. */
async function callApi(page: Page, method: string, url: string, body?: object): Promise<{ items: Row[] }> {
  const cookies = await page.context().cookies()
  const csrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const response = await page.request.fetch(url, {
    method,
    headers: { 'x-xsrf-token': csrf, 'content-type': 'application/json' },
    ...(body && { data: body }),
  })
  expect(response.ok()).toBe(true)
  return (await response.json()) as { items: Row[] }
}

it(
  'an API in another style serves a module through its adapter, as in docs/backend.md',
  { timeout: 1_800_000 },
  async () => {
    const app = await copyProduct()
    const api = await startApi(join(app, 'examples/rest-api'))
    await run(
      process.execPath,
      [join(process.cwd(), 'node_modules/typescript/bin/tsc')],
      join(app, 'examples/rest-api'),
    )
    await run(process.execPath, ['scripts/module.mjs', 'new', 'suppliers'], app)
    await cp(join(app, 'examples/rest-api/adapter/src'), join(app, 'src'), { recursive: true })
    const modules = 'VITE_API=hybrid\nVITE_REAL_API=shell/session,apps/suppliers'
    await writeFile(join(app, '.env'), `${modules}\nVITE_API_URL=${api}\nVITE_SESSION=cookie\n`)
    await run('npm', ['run', 'build'], app)
    const { page, url: site } = await openBuild(join(app, 'dist'))
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()

    await page.goto(`${site}register`)
    await page.getByLabel('Username').fill('rosa')
    await page.getByLabel('Email').fill('rosa@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Nine Green Bottles')
    await page.getByRole('checkbox').check()
    await press('Create account')
    const accountMenu = page.getByRole('button', { name: /^Account menu for/ })
    await accountMenu.click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByLabel('Email').fill('rosa@example.com')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await press('Log in')
    await page.getByText('Incorrect email or password').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('Nine Green Bottles')
    await press('Log in')
    await accountMenu.waitFor()

    const rows = Array.from({ length: 25 }, (_, index) => `Yard ${String(index + 1).padStart(2, '0')}`)
    for (const legal_name of rows) await callApi(page, 'POST', `${api}/suppliers`, { legal_name, is_active: true })
    const find = async (q: string) => (await callApi(page, 'GET', `${api}/suppliers?q=${q}`)).items

    await page.goto(`${site}apps/suppliers`)
    const table = page.getByRole('table', { name: 'Suppliers' })
    const row = (name: string) => table.getByRole('row', { name })
    const choose = async (name: string, action: string) => {
      await press(`Actions for ${name}`)
      await page.getByRole('menuitem', { name: action }).click()
    }
    await press('Add supplier')
    const adding = page.getByRole('dialog', { name: 'Add supplier' })
    await adding.getByLabel('Supplier').fill('yard 01')
    await adding.getByRole('button', { name: 'Add supplier' }).click()
    await adding.getByText('Already in use').waitFor()
    expect(await adding.getByLabel('Supplier').getAttribute('aria-invalid')).toBe('true')
    await adding.getByLabel('Supplier').fill('Harbour & Sons')
    await adding.getByRole('button', { name: 'Add supplier' }).click()
    await page.getByText('Supplier added: Harbour & Sons').waitFor()
    const [added] = await find('harbour')
    expect(added).toMatchObject({ legal_name: 'Harbour & Sons', is_active: true })

    await choose('Harbour & Sons', 'Edit')
    const editing = page.getByRole('dialog', { name: 'Edit supplier' })
    await editing.getByLabel('Status').selectOption('Inactive')
    await editing.getByRole('button', { name: 'Save' }).click()
    await row('Harbour & Sons Inactive').waitFor()
    expect(await find('harbour')).toEqual([{ ...added, is_active: false }])

    for (const name of ['Yard 15', 'Yard 25']) {
      await press('Next page')
      await row(name).waitFor()
    }
    await page.reload()
    await row('Yard 25').waitFor()
    expect(await table.getByRole('row').count()).toBe(1 + 6)
    await press('Page 1')
    await row('Yard 01').waitFor()
    await table.getByRole('button', { name: 'Supplier' }).click()
    await row('Yard 25').waitFor()
    expect(await table.getByRole('row').nth(1).innerText()).toContain('Yard 25')

    await page.getByRole('searchbox', { name: 'Search suppliers' }).fill('harb')
    await row('Yard 25').waitFor({ state: 'detached' })
    await choose('Harbour & Sons', 'Delete')
    await page.getByText('Supplier deleted: Harbour & Sons').waitFor()
    expect(await find('harbour')).toEqual([])
    await press('Undo')
    await row('Harbour & Sons Inactive').waitFor()
    expect(await find('harbour')).toEqual([{ ...added, is_active: false }])

    // Other modules still use the sample backend.
    await page.goto(`${site}apps/permissions`)
    await page.getByRole('table').waitFor()

    await run('npm', ['run', 'contract', '--', '--url', api, '--only', 'apps/suppliers'], app)
  },
)
