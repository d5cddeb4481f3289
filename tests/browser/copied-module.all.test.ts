import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openBuild } from './support/openBuild'
import { run } from './support/terminal'

/** `COPIED=apps/email,apps/todo` selects modules. Each takes minutes, and packages of npm's registry. */
const keys = (process.env.COPIED ?? 'apps/email,apps/permissions,charts/apex').split(',')
const bare = (process.env.COPIED ?? 'apps/user,apps/email,apps/invoice').split(',')

async function makeApp(key: string, ...flags: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'copied-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const app = join(folder, 'app')
  await run('npm', ['create', '-y', 'vite@latest', 'app', '--', '--template', 'react-ts', '--no-interactive'], folder)
  const said = await run(process.execPath, ['scripts/module.mjs', 'copy', key, app, ...flags], process.cwd())
  expect(said).toContain('src/main.tsx')
  await writeFile(join(app, 'src/main.tsx'), /^import \{ start \}[^]*?void start\(root\)\n/m.exec(said)?.[0] ?? '')
  await run('npm', ['install', '--no-audit', '--no-fund'], app)
  return app
}

describe('a module in a new app of create-vite', () => {
  it.each(keys)('%s installs, passes type checks and tests, builds and renders', { timeout: 900_000 }, async (key) => {
    const app = await makeApp(key)
    await run('npm', ['run', 'build'], app)
    await run('npm', ['test', '--if-present'], app) // some have no tests

    const { page, url, complaints } = await openBuild(join(app, 'dist'))
    await page.goto(url)
    await page.waitForSelector('main h1')
    await page.waitForLoadState('networkidle')
    expect(await page.locator('main [role=alert]').count()).toBe(0)
    expect(await page.locator('main').innerText()).not.toMatch(/^\w+\.\w+(\.\w+)*$/m)
    expect(complaints).toEqual([])
  })

  it.each(bare)('%s passes type checks and builds without the sample backend', { timeout: 900_000 }, async (key) => {
    const app = await makeApp(key, '--no-samples')
    expect(await readdir(join(app, 'src'))).not.toContain('@fake-db')
    await run('npm', ['run', 'build'], app) // includes a type check
    await run('npm', ['test', '--if-present'], app)
  })
})
