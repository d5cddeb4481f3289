import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyModule, install, makeApp } from './support/hostApp'
import { openBuild } from './support/openBuild'
import { run } from './support/terminal'

/** `COPIED=apps/email,apps/todo` selects modules. Each takes minutes, and packages of npm's registry. */
const keys = (process.env.COPIED ?? 'apps/email,apps/permissions,charts/apex').split(',')
const bare = (process.env.COPIED ?? 'apps/user,apps/email,apps/invoice').split(',')

async function makeAppWith(key: string, ...flags: readonly string[]): Promise<string> {
  const app = await makeApp()
  const said = await copyModule(key, app, ...flags)
  expect(said).toContain('src/main.tsx')
  await writeFile(join(app, 'src/main.tsx'), /^import \{ start \}[^]*?void start\(root\)\n/m.exec(said)?.[0] ?? '')
  await install(app)
  return app
}

describe('a module in a new app of create-vite', () => {
  it.each(keys)('%s installs, passes type checks and tests, builds and renders', { timeout: 900_000 }, async (key) => {
    const app = await makeAppWith(key)
    await run('npm', ['run', 'build'], app)
    await run('npm', ['test', '--if-present'], app) // some have no tests
    expect(await run('npm', ['run', 'lint'], app)).not.toMatch(/no-unused-vars|purity/)

    const { page, url, complaints } = await openBuild(join(app, 'dist'))
    await page.goto(url)
    await page.waitForSelector('main h1')
    await page.waitForLoadState('networkidle')
    expect(await page.locator('main [role=alert]').count()).toBe(0)
    expect(await page.locator('main').innerText()).not.toMatch(/^\w+\.\w+(\.\w+)*$/m)
    expect(complaints).toEqual([])
  })

  it.each(bare)('%s passes type checks and builds without the sample backend', { timeout: 900_000 }, async (key) => {
    const app = await makeAppWith(key, '--no-samples')
    expect(await readdir(join(app, 'src'))).not.toContain('@fake-db')
    await run('npm', ['run', 'build'], app) // includes a type check
    await run('npm', ['test', '--if-present'], app)
  })
})
