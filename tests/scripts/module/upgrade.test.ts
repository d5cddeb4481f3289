import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runModule } from '../../../scripts/module/run'
import { makeTree } from './tree'

const registry = `import notes from '@/views/apps/notes/module'\n\nexport const modules = [\n  notes,\n]\n`
const view = (file: string) => `src/views/apps/notes/${file}`
const lines = (...changed: readonly string[]) =>
  ['one', 'two', 'three', 'four', 'five'].map((line, index) => changed[index] ?? line)
const text = (...changed: readonly string[]) => `export const lines = \`\n${lines(...changed).join('\n')}\n\`\n`

const product = {
  'package.json': '{"dependencies": {}}',
  'src/navigation/modules.ts': registry,
  'src/navigation/publicModules.ts': '',
  'src/@fake-db/registry.ts': 'export const registry = [\n]\n',
  [view('module.ts')]: ['untouched', 'mine', 'both', 'clash', 'gone', 'deleted']
    .map((name) => `import './${name}'\n`)
    .join(''),
  ...Object.fromEntries(
    ['untouched', 'mine', 'both', 'clash', 'gone', 'deleted'].map((name) => [view(`${name}.ts`), text()]),
  ),
}
const empty = {
  'package.json': '{}',
  'src/navigation/modules.ts': 'export const modules = [\n]\n',
  'src/navigation/publicModules.ts': '',
  'src/@fake-db/registry.ts': 'export const registry = [\n]\n',
}

async function begin() {
  const [root, target] = [makeTree(product), makeTree(empty)]
  const git = (folder: string, ...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })
  const commit = (folder: string) => {
    git(folder, 'add', '.')
    git(folder, 'commit', '--quiet', '--message', 'State')
  }
  for (const folder of [root, target]) {
    git(folder, 'init', '--quiet')
    commit(folder)
  }
  await runModule(root, ['copy', 'apps/notes', target])
  commit(target)
  return {
    root,
    target,
    commit,
    here: (name: string, written: string) => writeFileSync(join(root, view(`${name}.ts`)), written),
    there: (name: string, written: string) => writeFileSync(join(target, view(`${name}.ts`)), written),
    read: (name: string) => readFileSync(join(target, view(`${name}.ts`)), 'utf8'),
    upgrade: (...flags: readonly string[]) => runModule(root, ['upgrade', target, ...flags]),
  }
}

it('an upgrade adds changes, keeps manual ones, and shows conflicts like git', async () => {
  const { root, target, commit, here, there, read, upgrade } = await begin()
  there('mine', text('ONE'))
  there('both', text('ONE'))
  there('clash', text('ONE'))
  rmSync(join(target, view('deleted.ts')))
  commit(target)
  here('untouched', text('uno'))
  here('both', text('one', 'two', 'three', 'four', 'cinco'))
  here('clash', text('uno'))
  here('deleted', text('uno'))
  here('added', text())
  rmSync(join(root, view('gone.ts')))
  here(
    'module',
    ['untouched', 'mine', 'both', 'clash', 'deleted', 'added'].map((name) => `import './${name}'\n`).join(''),
  )
  commit(root)

  expect(await upgrade('--dry-run')).toContain(': 3 files replaced or added, 1 removed, 1 merged, 1 with conflicts.')
  expect(read('untouched')).toBe(text())
  const said = await upgrade()
  expect(said).toContain(`${view('deleted.ts')}: you have deleted it`)
  expect(read('untouched')).toBe(text('uno'))
  expect(read('mine')).toBe(text('ONE'))
  expect(read('both')).toBe(text('ONE', 'two', 'three', 'four', 'cinco'))
  expect(read('clash')).toContain('<<<<<<< yours\nONE\n||||||| before\none\n=======\nuno\n>>>>>>> newer\n')
  expect(read('added')).toBe(text())
  for (const name of ['gone', 'deleted']) expect(existsSync(join(target, view(`${name}.ts`)))).toBe(false)

  // Resolved conflicts do not return.
  there('clash', text('ONE'))
  commit(target)
  const again = await upgrade()
  expect(again).toContain('0 files replaced or added, 0 removed, 0 merged, 0 with conflicts.')
  expect(read('clash')).toBe(text('ONE'))
})

it('an upgrade is rejected if it could not be undone, or the copy is unknown', async () => {
  const { root, there, upgrade } = await begin()
  there('mine', text('ONE'))
  await expect(upgrade()).rejects.toThrow('has changes that are not committed')
  await expect(runModule(root, ['upgrade', makeTree(empty)])).rejects.toThrow('it is not known what was copied there')
})
