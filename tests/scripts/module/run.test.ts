import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyCopy, planCopy } from '../../../scripts/module/copy'
import { filesIn, ImportGraph } from '../../../scripts/module/graph'
import { moduleKeys } from '../../../scripts/module/parts'
import { planRemoval } from '../../../scripts/module/remove'
import { runModule } from '../../../scripts/module/run'
import { makeTree, plainApp } from './tree'

const root = process.cwd()
const graph = new ImportGraph(root)
const plain = { noSamples: false, overwrite: false }

describe('a module copied to a plain app', () => {
  it.each(moduleKeys(root))('%s includes all of its imports', (key) => {
    const target = makeTree(plainApp)
    const { changes } = planCopy(graph, key, target, plain)
    const paths = new Set(changes.map(({ path }) => path))
    for (const { path, text } of changes) {
      if (text !== undefined || !path.startsWith('src/') || /\.(json|svg|mp3|webm|vtt)$/.test(path)) continue
      const lost = graph.needsOf(path).files.filter((file) => !paths.has(file))
      expect(lost, path).toEqual([])
    }
    expect(paths).toContain(`src/views/${key}/module.ts`)
    expect([...paths].filter((path) => path.startsWith('src/layouts/') && !/locales|resources/.test(path))).toEqual([])
  })

  it('runs there: registered, with texts, images, packages, overrides and tests', () => {
    const target = makeTree(plainApp)
    const { changes, packages, byHand } = planCopy(graph, 'apps/email', target, plain)
    applyCopy(root, target, changes)
    const read = (path: string) => readFileSync(join(target, path), 'utf8')
    expect(read('src/navigation/modules.ts')).toContain("import.meta.glob<ModuleManifest>('../views/*/*/module.ts'")
    expect(filesIn(target, 'src/@fake-db/entries')).toEqual([
      'src/@fake-db/entries/apps-email.ts',
      'src/@fake-db/entries/shell-session.ts',
    ])
    expect(read('src/@fake-db/entries/apps-email.ts')).toContain("entry('apps/email'")
    for (const language of ['en', 'de', 'fr', 'pt', 'ar'])
      expect(existsSync(join(target, `src/views/apps/email/locales/${language}.json`))).toBe(true)
    for (const path of ['public/mail-frame.html', 'public/images/files/pdf.svg', 'tests/apps/email/rules.test.ts'])
      expect(existsSync(join(target, path)), path).toBe(true)
    expect(existsSync(join(target, 'tests/apps/email/EmailPage.test.tsx'))).toBe(false)
    expect(packages).toContain('@tiptap/react 3.34.0')
    expect(JSON.parse(read('package.json'))).toMatchObject({
      scripts: { test: 'vitest run' },
      overrides: { 'react-popper': expect.any(String) as string },
    })
    expect(byHand.join()).toContain("import { start } from './host/start'")
    expect(read('src/main.tsx')).toBe(plainApp['src/main.tsx'])
  })

  it('omits tests that depend on areas of other modules', () => {
    const { changes } = planCopy(graph, 'apps/permissions', makeTree(plainApp), plain)
    expect(changes.filter(({ path }) => /^tests\/apps\/permissions\/(handlers|slice)/.test(path))).toEqual([])
  })

  it('keeps existing files by default, and adds a second module', () => {
    const target = makeTree(plainApp)
    applyCopy(root, target, planCopy(graph, 'apps/todo', target, plain).changes)
    const edited = join(target, 'src/views/apps/todo/TodoPage.tsx')
    writeFileSync(edited, '// mine')
    const again = planCopy(graph, 'apps/todo', target, plain)
    expect(again.changes).toEqual([])
    expect(again.leftAlone.toSorted()).toEqual(['src/main.tsx', 'src/views/apps/todo/TodoPage.tsx'])
    const paths = planCopy(graph, 'apps/todo', target, { ...plain, overwrite: true }).changes.map(({ path }) => path)
    expect(paths.sort()).toEqual(['src/main.tsx', 'src/views/apps/todo/TodoPage.tsx'])

    const second = planCopy(graph, 'apps/permissions', target, plain)
    applyCopy(root, target, second.changes)
    expect(second.leftAlone).toEqual(['src/main.tsx'])
    for (const name of ['apps-todo', 'apps-permissions', 'shell-roles'])
      expect(existsSync(join(target, `src/@fake-db/entries/${name}.ts`)), name).toBe(true)
  })

  it('replaces a copy of its texts only, and is not replaced by one', () => {
    const target = makeTree(plainApp)
    const read = () => readFileSync(join(target, 'src/views/pages/login/module.ts'), 'utf8')
    const copy = (key: string) => {
      applyCopy(root, target, planCopy(graph, key, target, plain).changes)
    }
    copy('apps/user')
    expect(read()).toContain('routes: []')
    copy('pages/login')
    expect(read()).toBe(graph.read('src/views/pages/login/module.ts'))
    copy('apps/user')
    expect(read()).toBe(graph.read('src/views/pages/login/module.ts'))
  })

  it('contains nothing of the sample backend with `--no-samples`', () => {
    const { changes } = planCopy(graph, 'apps/email', makeTree(plainApp), { ...plain, noSamples: true })
    const paths = changes.map(({ path }) => path)
    expect(paths.filter((path) => /@fake-db|images\/(avatars|files)/.test(path))).toEqual([])
    expect(paths).toContain('public/mail-frame.html')
    expect(changes.find(({ path }) => path === 'src/host/connect.ts')?.text).toContain('env.apiUrl')
  })

  it('includes texts of another module that it shows, without its pages', () => {
    const { changes } = planCopy(graph, 'apps/user', makeTree(plainApp), { ...plain, noSamples: true })
    const login = changes.filter(({ path }) => path.startsWith('src/views/pages/login/')).map(({ path }) => path)
    expect(login.sort()).toEqual([
      ...['ar', 'de', 'en', 'fr', 'pt'].map((language) => `src/views/pages/login/locales/${language}.json`),
      'src/views/pages/login/module.ts',
    ])
    const manifest = changes.find(({ path }) => path === 'src/views/pages/login/module.ts')?.text
    expect(manifest).toContain("namespace: 'login'")
    expect(manifest).toContain('routes: []')
  })
})

it('a module copied to another product is registered, with all of its tests', () => {
  const target = makeTree({
    'package.json': '{}',
    'src/navigation/publicModules.ts': '',
    'src/navigation/modules.ts': 'export const memberModules = [\n]\n',
    'src/@fake-db/registry.ts': 'export const registry = [\n]\n',
  })
  const { changes, byHand } = planCopy(graph, 'apps/email', target, plain)
  const paths = changes.map(({ path }) => path)
  expect(paths).toContain('tests/apps/email/EmailPage.test.tsx')
  expect(paths.filter((path) => /^src\/(host|main)|^vite/.test(path))).toEqual([])
  expect(changes.find(({ path }) => path === 'src/navigation/modules.ts')?.text).toContain('  email,\n')
  expect(changes.find(({ path }) => path === 'src/@fake-db/registry.ts')?.text).toContain("entry('apps/email'")
  expect(byHand).toEqual([])
})

describe('a removed module', () => {
  it.runIf(existsSync('src/views/apps/kanban'))('leaves no line', () => {
    const { files, edited, toCheck } = planRemoval(graph, ['apps/kanban'])
    expect(files).toEqual(
      expect.arrayContaining(['src/views/apps/kanban/module.ts', 'tests/apps/kanban/rules.test.ts']),
    )
    expect(files).toContain('tests/browser/journeys/kanban.test.ts')
    expect(Object.keys(edited).sort()).toEqual(['docs/api.md', 'src/@fake-db/registry.ts', 'src/navigation/modules.ts'])
    for (const text of Object.values(edited)) expect(text).not.toMatch(/apps\/kanban[/' ]|Kanban:/)
    expect(edited['docs/api.md']).toContain('<!-- apps/chat -->')
    expect(toCheck).toEqual(expect.arrayContaining(['scripts/bench.mjs', 'docs/modules.md']))
  })

  it('removes packages that nothing else needs', () => {
    const galleries = ['apps/calendar', 'cards/gallery', 'components/gallery', 'dashboards/home', 'extensions/gallery']
    const { packages, edited } = planRemoval(graph, galleries)
    expect(packages).toContain('@fullcalendar/react')
    expect(packages).not.toContain('react')
    expect(edited['package.json']).not.toContain('@fullcalendar')
  })

  it.each(['calendar', 'chat', 'ecommerce', 'email', 'invoice', 'kanban', 'todo', 'user'])(
    'can be apps/%s alone, and nothing imports it then',
    (name) => {
      const { files, edited } = planRemoval(graph, [`apps/${name}`])
      const gone = new Set(files)
      const left = graph.with(edited)
      const importers = ['src', 'scripts', 'tests']
        .flatMap((folder) => filesIn(root, folder))
        .filter((file) => !gone.has(file) && left.needsOf(file).files.some((needed) => gone.has(needed)))
      expect(importers).toEqual([])
    },
  )

  it('removes what only it needed: of the shop, the cart in the navbar, its requests, texts and tests', () => {
    const { along, edited } = planRemoval(graph, ['apps/ecommerce'])
    expect(along).toEqual(
      expect.arrayContaining([
        'src/layouts/cart/Cart.tsx',
        'src/redux/shell/cart/contract.ts',
        'src/redux/shell/cart/operations.ts',
        'tests/shell/cart/slice.test.ts',
      ]),
    )
    expect(edited['src/@fake-db/registry.ts']).not.toMatch(/cart/i)
    expect(edited['src/layouts/navbar/Navbar.tsx']).not.toMatch(/cart/i)
    for (const language of ['en', 'ar']) {
      const texts = JSON.parse(edited[`src/layouts/locales/${language}.json`] ?? '{}') as object
      expect(texts).not.toHaveProperty('cart.qtyOf')
      expect(texts).toHaveProperty('menu.open')
    }
  })

  it('keeps shared parts', () => {
    const { along } = planRemoval(graph, ['apps/invoice'])
    expect(along).toContain('src/redux/shell/company/slice.ts')
    expect(along.filter((file) => file.startsWith('src/redux/shell/session'))).toEqual([])
  })

  it('must not be needed by others', () => {
    expect(() => planRemoval(graph, ['cards/statistics'])).toThrow('src/views/dashboards/home/HomePage.tsx')
    const withUsers = ['cards/statistics', 'cards/gallery', 'dashboards/home']
    expect(planRemoval(graph, withUsers).files).toContain('src/views/dashboards/home/HomePage.tsx')
    expect(() => planRemoval(graph, ['misc/error'])).toThrow('the shell leads there')
  })
})

describe('an error is a sentence', () => {
  const elsewhere = () => makeTree({ 'readme.txt': '' })
  it.each([
    ['no command', [], 'npm run module -- list'],
    ['an unknown command', ['move'], 'There is no command "move".'],
    ['an unknown option', ['list', '--fast'], "'--fast'"],
    ['no module', ['copy'], 'Name a module: apps/calendar'],
    ['an unknown module', ['copy', 'email', '..'], 'There is no module "email". Did you mean apps/email?'],
    ['no target', ['copy', 'apps/email'], 'Name the folder of an app'],
    ['a target that is not there', ['copy', 'apps/email', './nowhere'], 'There is no folder'],
    ['a target within the product', ['copy', 'apps/email', './src'], 'overlaps this product'],
    ['a target around the product', ['copy', 'apps/email', '..'], 'overlaps this product'],
  ])('%s', async (_, args, message) => {
    await expect(runModule(root, args)).rejects.toThrow(message)
  })

  it('for a target that is no app', async () => {
    await expect(runModule(root, ['copy', 'apps/email', elsewhere()])).rejects.toThrow('has no package.json')
  })
})

it('a dry run lists changes and writes nothing', async () => {
  const target = makeTree(plainApp)
  const said = await runModule(root, ['copy', 'apps/todo', target, '--dry-run'])
  expect(said).toContain('Would copy apps/todo to')
  expect(said).toContain('src/views/apps/todo/TodoPage.tsx')
  expect(existsSync(join(target, 'src/views'))).toBe(false)
  expect(await runModule(root, ['remove', 'apps/todo', '--dry-run'])).toContain('Would remove apps/todo: ')
  expect(existsSync('src/views/apps/todo')).toBe(true)
})
