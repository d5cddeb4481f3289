import { copyFile, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openBuild } from './support/openBuild'
import { run } from './support/terminal'

/** Links the installed packages one by one, so that the product has its own caches of checks. */
async function linkPackages(app: string): Promise<void> {
  const [from, to] = [join(process.cwd(), 'node_modules'), join(app, 'node_modules')]
  await mkdir(to)
  for (const name of await readdir(from))
    if (!/^\.(cache|vite|package-lock)/.test(name)) await symlink(join(from, name), join(to, name), 'junction')
  // npm writes it, and `scripts/setup.mjs` reads it.
  await copyFile(join(app, 'package-lock.json'), join(to, '.package-lock.json'))
}

it.each([
  ['apps/user,apps/invoice', 'Acme', 'Invoices'],
  ['apps/email,apps/kanban,pages/pricing', 'Café & Söhne', 'Kanban'],
  ['pages/faq', 'Acme', 'FAQ'],
])(
  'a product with %s passes its checks and tests, builds, and has a home page under its own name',
  { timeout: 1_800_000 },
  async (keys, name, link) => {
    const folder = await mkdtemp(join(tmpdir(), 'starter-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const app = join(folder, 'app')
    const asked = ['--with', keys, '--name', name, '--primary', '#0a7']
    const output = await run(process.execPath, ['scripts/starter.mjs', app, ...asked], process.cwd())
    expect(output).toContain('#0a7 became #00855d for contrast.')
    await linkPackages(app)
    await run('git', ['init', '--quiet'], app)
    for (const step of ['check', 'test', 'build', 'size']) await run('npm', ['run', step], app)

    const { page, url, complaints } = await openBuild(join(app, 'dist'))
    await page.goto(url)
    expect(await page.title()).toContain(name)
    await page.getByRole('button', { name: 'Admin', exact: true }).click()
    await page.getByRole('img', { name: /Revenue over time/ }).waitFor()
    await page.getByRole('table', { name: 'Latest sales' }).waitFor()
    expect(await page.locator('.stat-card').count()).toBe(4)
    await page
      .getByText(`© ${String(new Date().getFullYear())} ${name}. All rights reserved.`, { exact: true })
      .waitFor()
    await page.getByRole('navigation').getByRole('link', { name: link }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(complaints).toEqual([])
  },
)
