import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs'
import { serveStatic } from '../../scripts/serve-static.mjs'
import { run } from './support/terminal'

it(
  'a new product passes its checks and tests, builds, and greets whoever signs in by its own name',
  { timeout: 1_800_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'starter-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const app = join(folder, 'app')
    const asked = ['--with', 'apps/user,apps/invoice', '--name', 'Acme', '--primary', '#0a7']
    await run(process.execPath, ['scripts/starter.mjs', app, ...asked], process.cwd())
    await symlink(join(process.cwd(), 'node_modules'), join(app, 'node_modules'), 'junction')
    await run('git', ['init', '--quiet'], app)

    // What is found is not kept: the packages, and what is kept in them, are those of this product.
    await run('npx', ['tsc', '--noEmit', '-p', '.'], app)
    await run('npx', ['eslint', '--max-warnings', '0', '.'], app)
    for (const step of ['imports', 'unused']) await run('npm', ['run', `check:${step}`], app)
    await run('npx', ['prettier', '--check', '--log-level', 'warn', '.'], app)
    await run('npx', ['vitest', 'run', '--project', 'unit', '--project', 'jsdom'], app)
    await run('npm', ['run', 'build'], app)

    const site = await serveStatic({ root: join(app, 'dist') })
    const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArgs })
    onTestFinished(async () => {
      await browser.close()
      await site.close()
    })
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(site.url)
    expect(await page.title()).toContain('Acme')
    await page.getByRole('button', { name: 'Admin', exact: true }).click()
    await page.getByText(/^Welcome, /).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Invoices' }).click()
    await page.getByRole('table').waitFor()
    expect(complaints).toEqual([])
  },
)
