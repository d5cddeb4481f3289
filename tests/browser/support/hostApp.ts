import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { run } from './terminal'

/** Creates a new app of create-vite, without installing its packages. @returns its folder */
export async function makeApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'copied-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await run('npm', ['create', '-y', 'vite@latest', 'app', '--', '--template', 'react-ts', '--no-interactive'], folder)
  return join(folder, 'app')
}

/** @returns the output of `npm run module -- copy` */
export function copyModule(key: string, app: string, ...flags: readonly string[]): Promise<string> {
  return run(process.execPath, ['scripts/module.mjs', 'copy', key, app, ...flags], process.cwd())
}

export async function install(app: string): Promise<void> {
  await run('npm', ['install', '--no-audit', '--no-fund'], app)
}

const emptyRoutes = `export const CopiedRoutes = () => null\n`

/**
 * Builds an app with pages of its own (`fixtures/hosts`), before and after modules are copied to it.
 * @returns folders of the builds
 */
export async function buildHost(kind: string, packages: readonly string[], copied: readonly string[]) {
  const after = await makeApp()
  for (const name of packages) await run('npm', ['pkg', 'set', `devDependencies.${name}=latest`], after)
  const fixture = join(process.cwd(), 'tests/browser/fixtures/hosts', kind)
  for (const file of await readdir(fixture, { recursive: true })) {
    // TypeScript files have another ending here, because their imports exist only in the app.
    if (/\.\w+$/.test(file)) await cp(join(fixture, file), join(after, file.replace(/\.txt$/, '')))
  }
  const before = join(after, '../before')
  await cp(after, before, { recursive: true })
  await mkdir(join(before, 'src/host'))
  await writeFile(join(before, 'src/host/CopiedRoutes.tsx'), emptyRoutes)

  for (const key of copied)
    await copyModule(key, after, '--into', '/admin', '--name', 'Acme Shop', '--languages', 'en,de')
  await install(after)
  await symlink(join(after, 'node_modules'), join(before, 'node_modules'))
  await run('npx', ['vite', 'build'], before)
  await run('npm', ['run', 'build'], after) // includes a type check
  return { app: after, before: join(before, 'dist'), after: join(after, 'dist') }
}
