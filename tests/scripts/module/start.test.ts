import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { primaryColors, product } from '@/product'
import { contrast } from '@/utility/contrast'
import { primarySteps } from '@/utility/primarySteps'
import { nearestOf, outlinesOf } from '../../../scripts/module/brand'
import { keysIn } from '../../../scripts/module/registries'
import { planStart, startProduct } from '../../../scripts/module/start'
import { makeTree } from './tree'

const root = process.cwd()

describe('a new product', async () => {
  const files = await planStart(root, ['apps/user', 'apps/invoice'], { name: "Ann's Shop", primary: '#0a7' })
  const text = (path: string) => files[path] ?? ''

  it('contains the selected modules, their requirements, and no others', () => {
    const keys = keysIn(text('src/navigation/modules.ts'))
    expect(keys.sort()).toEqual(
      [
        'apps/invoice',
        'apps/user',
        'dashboards/home',
        'misc/not-authorized',
        'pages/access-control',
        'shared/account',
        'shared/import',
        'shared/list',
      ].sort(),
    )
    expect(keysIn(text('src/@fake-db/registry.ts'))).not.toContain('apps/chat')
    const others = /^(src\/(views|redux|@fake-db)|tests)\/(apps\/(?!user|invoice)|cards|charts|components|forms)\//
    expect(Object.keys(files).filter((path) => others.test(path))).toEqual([])
  })

  it('has its own home page', () => {
    expect(text('src/views/dashboards/home/module.ts')).toContain("title: 'start'")
    expect(text('src/navigation/modules.ts')).toMatch(/import home from .+\n[^]*\[\n {2}home,\n/)
    expect(Object.keys(files).filter((path) => path.startsWith('src/views/dashboards/home/locales/'))).toHaveLength(5)
  })

  it('has its own name and color everywhere', () => {
    const facts = text('src/product.ts')
    expect(facts).toContain(String.raw`name: 'Ann\'s Shop'`)
    expect(facts).toContain("domain: 'ann-s-shop.example'")
    expect(facts).toContain("primary: 'teal'")
    expect(facts).toContain(`teal: {\n    light: ['${primarySteps('#0a7').light.join("', '")}']`)
    expect(text('package.json')).toContain('"name": "ann-s-shop"')
    expect(text('README.md')).toMatch(/^# Ann's Shop\n/)
    for (const [path, own] of Object.entries(files))
      if (own) expect(own, path).not.toMatch(new RegExp(product.name, 'i'))
  })

  it('omits files about the template, and their packages', () => {
    const paths = Object.keys(files)
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', '.gitignore', 'CONTRIBUTING.md', 'scripts/module.mjs']))
    expect(paths.filter((path) => /^(CHANGELOG|scripts\/(starter|bench)|scripts\/module\/start)/.test(path))).toEqual(
      [],
    )
    expect(text('package.json')).toContain('"dependency-cruiser"')
    expect(text('package.json')).not.toMatch(/"bench|"starter|"preimages|fullcalendar|dicebear/)
  })

  it('has no links to missing pages', () => {
    expect(text('src/@fake-db/shell/notifications/seed.ts')).toContain("link: '/apps/user/list'")
    expect(Object.values(files).join('')).not.toContain("link: '/apps/chat")
  })
})

describe('a color', () => {
  const steps = (n: number) => n.toString(16).padStart(2, '0')
  const many = Array.from(
    { length: 60 },
    (_, i) => `#${steps((i * 97) % 256)}${steps((i * 41) % 256)}${steps((i * 173) % 256)}`,
  )

  it.each([...many, '#fff', '#000', '#ff0', '#0a7'])('%s yields readable shades', (given) => {
    const { light, dark } = primarySteps(given)
    for (const [fill, hover, tint, text] of [light, dark])
      expect(
        [contrast(fill, '#fff'), contrast(hover, '#fff'), contrast(text, tint)].filter((ratio) => (ratio ?? 0) < 4.5),
      ).toEqual([])
    expect(contrast(dark[0], '#20263a')).toBeGreaterThanOrEqual(3)
  })

  it('stays unchanged if readable', () => {
    expect(primarySteps('#5450e0').light[0]).toBe('#5450e0')
  })

  it.each([
    ['#0a7', 'teal'],
    ['#08f', 'blue'],
    ['#f60', 'orange'],
    ['#80f', 'indigo'],
  ])('%s is closest to %s', (given, name) => {
    expect(nearestOf(given, primaryColors)).toBe(name)
  })
})

describe('a name as outlines', () => {
  it('fits the width, and is empty if the font lacks letters', async () => {
    const numbers = (path: string) => [...path.matchAll(/[ML](-?\d+)/g)].map(([, x]) => Number(x))
    const [short, long] = [await outlinesOf('Acme'), await outlinesOf('A very long name of a product')]
    expect(Math.max(...numbers(short))).toBeLessThan(300)
    expect(Math.max(...numbers(long))).toBeLessThanOrEqual(415)
    expect(Math.max(...numbers(long))).toBeGreaterThan(380)
    expect(await outlinesOf('日本')).toBe('')
  })
})

describe('an error is a sentence', () => {
  it.each([
    [['./new', '--with', 'apps/user'], 'is within this product'],
    [[], 'Name a new folder'],
    [['/tmp/none-yet'], 'No modules are named. Choose --with from: apps/calendar'],
    [['/tmp/none-yet', '--with', 'apps/users'], 'There is no module apps/users.'],
    [['/tmp/none-yet', '--with', 'apps/user', '--primary', 'greenish'], '"greenish" is not a color'],
    [['/tmp/none-yet', '--with', 'apps/user', '--name', '<b>'], 'The name must have 1 to 40 characters'],
    [['/tmp/none-yet', '--fast'], "'--fast'"],
  ])('%j', async (args, message) => {
    await expect(startProduct(root, args)).rejects.toThrow(message)
    expect(existsSync('/tmp/none-yet')).toBe(false)
  })

  it('for a folder that is not empty', async () => {
    const target = makeTree({})
    writeFileSync(join(target, 'mine.txt'), '')
    await expect(startProduct(root, [target, '--with', 'apps/user'])).rejects.toThrow('is not empty')
  })
})
