import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openBuild } from './support/openBuild'
import { copyProduct } from './support/productCopy'
import { run } from './support/terminal'

async function startBackend(data: string): Promise<string> {
  const server = spawn(process.execPath, ['examples/backend/server.mjs'], {
    env: { ...process.env, PORT: '0', DATA: data },
  })
  onTestFinished(() => void server.kill())
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.stderr.on('data', (said) => reject(new Error(String(said))))
    server.stdout.on('data', (said) => resolve(/http:\/\/[\d.:]+\d/.exec(String(said))?.[0] ?? ''))
  })
}

it(
  'an external backend replaces the sample backend module by module, as in docs/backend.md',
  { timeout: 1_800_000 },
  async () => {
    const app = await copyProduct()
    const data = join(app, '../backend.json')
    const url = await startBackend(data)
    await run(process.execPath, ['scripts/module.mjs', 'new', 'suppliers'], app)

    await run('npm', ['run', 'contract', '--', '--url', url, '--only', 'apps/suppliers'], app)

    const settings = ['VITE_API=hybrid', 'VITE_REAL_API=shell/session,apps/suppliers', `VITE_API_URL=${url}`]
    await writeFile(join(app, '.env'), settings.join('\n'))
    await run('npm', ['run', 'build'], app)
    const { page, url: site } = await openBuild(join(app, 'dist'))
    await page.goto(`${site}register`)
    await page.getByLabel('Username').fill('rosa')
    await page.getByLabel('Email').fill('rosa@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Nine Green Bottles')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL((address) => !address.pathname.includes('register'))

    await page.goto(`${site}apps/suppliers`)
    await page.getByRole('button', { name: 'Add entry' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add entry' })
    await dialog.getByLabel('Supplier').fill('Harbour & Sons')
    await dialog.getByRole('button', { name: 'Add entry' }).click()
    await page.getByText('Harbour & Sons was added.').waitFor()
    expect(JSON.parse(await readFile(data, 'utf8'))).toMatchObject({
      suppliers: expect.arrayContaining([
        expect.objectContaining({ name: 'Harbour & Sons', isDeleted: false }),
      ]) as unknown,
    })
    await page.reload()
    await page.getByRole('searchbox').first().fill('Harbour')
    await page.getByRole('table').getByText('Harbour & Sons', { exact: true }).waitFor()

    // Other modules still use the sample backend.
    await page.goto(`${site}apps/permissions`)
    await page.getByRole('table').waitFor()
  },
)
