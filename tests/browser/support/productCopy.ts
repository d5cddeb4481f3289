import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { run } from './terminal'

export async function copyProduct(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'product-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const app = join(folder, 'app')
  const left = ['node_modules', '.git', 'dist', 'coverage']
  await cp(process.cwd(), app, { recursive: true, filter: (path) => !left.includes(basename(path)) })
  await symlink(join(process.cwd(), 'node_modules'), join(app, 'node_modules'), 'junction')
  // Some tests list files with git.
  await run('git', ['init', '--quiet'], app)
  return app
}
