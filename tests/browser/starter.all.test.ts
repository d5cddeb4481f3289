import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openBuild } from './support/openBuild'
import { run } from './support/terminal'

it(
  'a new product passes its checks and tests, builds, and greets users under its own name',
  { timeout: 1_800_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'starter-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const app = join(folder, 'app')
    const asked = ['--with', 'apps/user,apps/invoice', '--name', 'Acme', '--primary', '#0a7']
    await run(process.execPath, ['scripts/starter.mjs', app, ...asked], process.cwd())
    await symlink(join(process.cwd(), 'node_modules'), join(app, 'node_modules'), 'junction')
    await run('git', ['init', '--quiet'], app)

    // Results are not cached: the packages and their caches belong to this product.
    for (const step of ['lint', 'imports', 'unused']) await run('npm', ['run', `check:${step}`], app)
    // `@core` and `utility` are unchanged and tested here already.
    const folders = (await readdir(join(app, 'tests'))).filter((name) => !['@core', 'utility'].includes(name))
    const tests = folders.map((name) => `tests/${name}`)
    await run('npx', ['vitest', 'run', '--project', 'unit', '--project', 'jsdom', ...tests], app)
    await run('npm', ['run', 'build'], app)

    const { page, url, complaints } = await openBuild(join(app, 'dist'))
    await page.goto(url)
    expect(await page.title()).toContain('Acme')
    await page.getByRole('button', { name: 'Admin', exact: true }).click()
    await page.getByText(/^Welcome, /).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Invoices' }).click()
    await page.getByRole('table').waitFor()
    expect(complaints).toEqual([])
  },
)
