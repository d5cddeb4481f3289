import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { product as template } from '@/product'
import { nameOf, readInto, readLanguages, readName, slugOf } from '../../../scripts/module/adapt'
import { filesIn } from '../../../scripts/module/graph'
import { runModule } from '../../../scripts/module/run'
import { makeTree, plainApp } from './tree'

const root = process.cwd()
const readerOf = (target: string) => (path: string) => readFileSync(join(target, path), 'utf8')

describe('the name of an app', () => {
  it.each([
    [
      'the title of its page',
      { 'index.html': '<title>Acme Shop</title>', 'package.json': '{"name": "x"}' },
      'Acme Shop',
    ],
    [
      'its package, without a title of its own',
      { 'index.html': '<title>Vite + React</title>', 'package.json': '{"name": "@a/my-shop"}' },
      'My shop',
    ],
    ['its package, without a page', { 'package.json': '{"name": "shop"}' }, 'Shop'],
  ])('is %s', (_, files, name) => {
    expect(nameOf(makeTree(files))).toBe(name)
  })

  it.each([
    ["Ann's Shop", 'ann-s-shop'],
    ['Café & Söhne', 'cafe-sohne'],
    ['متجر', 'admin'],
  ])('%s becomes %s in packages and domains', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('is asked for once, and replaces that of the product', async () => {
    const target = makeTree(plainApp)
    const asked: string[] = []
    const ask = (question: string, proposal: string) => {
      asked.push(`${question} [${proposal}]`)
      return Promise.resolve("Acme's shop")
    }
    await runModule(root, ['copy', 'apps/todo', target], ask)
    await runModule(root, ['copy', 'apps/permissions', target], ask)
    expect(asked).toEqual(['Name of the app on screen [App]'])
    const product = readerOf(target)('src/product.ts')
    expect(product).toContain("name: 'Acme\\'s shop'")
    expect(product).toContain("domain: 'acme-s-shop.example'")
    expect(product).not.toMatch(new RegExp(template.name, 'i'))
  })
})

describe('the options of a copy', () => {
  it('`--languages` copies only these texts and lists only these languages, the first as default', async () => {
    const target = makeTree(plainApp)
    await runModule(root, ['copy', 'apps/email', target, '--languages', 'de,en'])
    const texts = filesIn(target, 'src').filter((file) => file.includes('/locales/'))
    expect(texts.length).toBeGreaterThan(4)
    expect(texts.filter((file) => !/\/(en|de)\.json$/.test(file))).toEqual([])
    const read = readerOf(target)
    expect([...read('src/configs/languages.ts').matchAll(/code: '(\w+)'/g)].map(([, code]) => code)).toEqual([
      'en',
      'de',
    ])
    expect(read('src/product.ts')).toContain("language: 'de'")
    expect(read('src/@core/scss/_fonts.scss')).not.toContain('arabic')
    expect(filesIn(target, 'src/@core/fonts').join()).not.toContain('arabic')
  })

  it('`--into` sets the path of the pages, and leaves the start to the app', async () => {
    const target = makeTree(plainApp)
    const said = await runModule(root, ['copy', 'apps/todo', target, '--into', 'admin/', '--overwrite'])
    expect(readerOf(target)('src/host/basePath.ts')).toContain("basePath = '/admin'")
    expect(said).toContain('<Route path="/admin/*" element={<CopiedRoutes />} />')
    expect(readerOf(target)('src/main.tsx')).toBe(plainApp['src/main.tsx'])
  })

  it('`--no-tests` copies no tests and no packages for them', async () => {
    const target = makeTree(plainApp)
    await runModule(root, ['copy', 'apps/todo', target, '--no-tests'])
    expect(existsSync(join(target, 'tests'))).toBe(false)
    expect(readerOf(target)('package.json')).not.toMatch(/vitest|jsdom|testing-library|apexcharts/)
  })

  it('are kept for further copies and upgrades', async () => {
    const target = makeTree(plainApp)
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
        cwd: target,
        stdio: 'pipe',
      })
    await runModule(root, ['copy', 'apps/todo', target, '--name', 'Acme', '--into', '/admin', '--languages', 'en'])
    const second = await runModule(root, ['copy', 'apps/permissions', target])
    expect(second).not.toContain('Kept, because')
    const read = readerOf(target)
    expect(JSON.parse(read('copied-modules.json'))).toMatchObject({
      app: { name: 'Acme', into: '/admin', languages: ['en'] },
      modules: { 'apps/todo': {}, 'apps/permissions': {} },
    })
    expect(existsSync(join(target, 'src/views/apps/permissions/locales/de.json'))).toBe(false)

    writeFileSync(join(target, '.gitignore'), '')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'State')
    const said = await runModule(root, ['upgrade', target])
    expect(said).toContain('0 files replaced or added, 0 removed, 0 merged, 0 with conflicts.')
    expect(read('src/product.ts')).toContain("name: 'Acme'")
    expect(JSON.parse(read('copied-modules.json'))).toMatchObject({ app: { name: 'Acme', languages: ['en'] } })
  })

  it.each([
    [
      'an unknown language',
      () => readLanguages(root, 'en,xx'),
      'There are no texts in xx. Choose --languages from: en,de,fr,pt,ar.',
    ],
    ['languages without English', () => readLanguages(root, 'de'), '--languages must include en'],
    ['a URL as path', () => readInto('https://acme.example'), 'must be a path of the app, such as /admin'],
    ['an empty name', () => readName(' '), 'The name must have 1 to 40 characters'],
  ])('reject %s', (_, read, message) => {
    expect(read).toThrow(message)
  })
})

it('the list shows how many files a copy brings, and how many an app has already', async () => {
  const target = makeTree(plainApp)
  await runModule(root, ['copy', 'apps/todo', target])
  const said = await runModule(root, ['list', target])
  expect(said).toMatch(/^Module +Own files +Copied files +Already there$/m)
  const [, own, copied, there] = /^apps\/permissions +(\d+) +(\d+) +(\d+)$/m.exec(said) ?? []
  expect(Number(copied)).toBeGreaterThan(Number(own) * 3)
  expect(Number(there)).toBeGreaterThan(200)
  expect(Number(there)).toBeLessThan(Number(copied))
})
