import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ImportGraph } from '../../../scripts/module/graph'
import { itemName, itemOf, type Item } from '../../../scripts/module/items'
import { moduleKeys } from '../../../scripts/module/parts'
import { makeTree, plainApp } from './tree'

const root = process.cwd()
const graph = new ImportGraph(root)
const keys = moduleKeys(root)

/** Adds items as the shadcn CLI does, without installing packages. */
function add(...items: readonly Item[]): string {
  const files: Record<string, string> = { ...plainApp }
  for (const item of items) for (const { target, content } of item.files) files[target.replace('~/', '')] = content
  return makeTree(files)
}

it('every item has a unique name', () => {
  const names = keys.map((key) => itemName(keys, key))
  expect(new Set(names).size).toBe(keys.length)
  expect(itemName(keys, 'apps/email')).toBe('email')
  expect(itemName(keys, 'cards/gallery')).toBe('cards-gallery')
})

it('an item contains files as text and packages with versions, without those of every app', () => {
  const item = itemOf(graph, 'apps/invoice')
  expect(item).toMatchObject({ name: 'invoice', type: 'registry:item' })
  const paths = item.files.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['src/views/apps/invoice/module.ts', 'src/host/start.tsx']))
  expect(paths).toContain('src/@core/pdf/fonts/inter-latin-400.ttf.base64')
  expect(paths).not.toContain('src/main.tsx')
  for (const { path, target, content } of item.files) {
    expect(target).toBe(`~/${path}`)
    expect(content, path).not.toContain('\0')
  }
  expect(item.dependencies.join()).toMatch(/(^|,)zod@\d/)
  expect(item.devDependencies.join()).toMatch(/(^|,)sass@\d/)
  for (const name of ['react', 'vite', 'typescript'])
    expect([...item.dependencies, ...item.devDependencies].join()).not.toMatch(new RegExp(`(^|,)${name}@`))
})

it('files that several items contain are equal, so that they fit into one app', () => {
  const known = new Map<string, string>()
  for (const key of ['apps/email', 'ui/elements', 'pages/account-settings', 'misc/maintenance'])
    for (const { path, content } of itemOf(graph, key).files) {
      expect(content, `${path} of ${key}`).toBe(known.get(path) ?? content)
      known.set(path, content)
    }
})

it('node finish.mjs decodes fonts and completes the settings; a second run changes nothing', () => {
  const app = add(itemOf(graph, 'apps/email'), itemOf(graph, 'ui/elements'))
  const read = (path: string) => readFileSync(join(app, path), 'utf8')
  const finish = () => execFileSync(process.execPath, ['finish.mjs'], { cwd: app, encoding: 'utf8' })
  expect(finish()).toContain("import { start } from './host/start'")
  const font = 'src/@core/fonts/inter-latin.woff2'
  expect(readFileSync(join(app, font))).toEqual(readFileSync(font))
  expect(existsSync(join(app, `${font}.base64`))).toBe(false)
  const done = () => ['package.json', 'tsconfig.app.json', 'vite.config.ts'].map(read)
  const once = done()
  expect(once[0]).toContain('"test": "vitest run"')
  expect(JSON.parse(once[0] ?? '')).toMatchObject({ overrides: { 'react-popper': expect.any(String) as string } })
  expect(once[1]).toContain('"@core/*"')
  expect(once[2]).toContain('plugins: [usedIcons(), copiedModules(), react()]')
  finish()
  expect(done()).toEqual(once)
})
