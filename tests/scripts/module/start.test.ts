import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { primaryColors, product } from '@/product'
import { contrast } from '@/utility/contrast'
import { primarySteps } from '@/utility/primarySteps'
import { nearestOf, outlinesOf, shortPath } from '../../../scripts/module/brand'
import { keysIn } from '../../../scripts/module/registries'
import { startProduct } from '../../../scripts/module/start'
import { planStart } from '../../../scripts/module/startPlan'
import { makeTree } from './tree'

const root = process.cwd()
const templateLicense = `LICENSE.${product.name.toLowerCase()}`
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Root {
  readonly name: string
  readonly license: string
  readonly scripts: object
  readonly dependencies: object
  readonly devDependencies: object
}
type Packages = Readonly<Record<'', Root>>

describe('a new product', async () => {
  const files = await planStart(root, ['apps/user', 'apps/invoice'], { name: "Ann's Shop", primary: '#0a7' })
  const text = (path: string) => files[path] ?? ''
  /** Also of a file that is copied. */
  const textOf = (path: string) => files[path] ?? read(path)

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

  it('has its own home page, with endpoints in the sample backend and tests', () => {
    expect(text('src/views/dashboards/home/module.ts')).toContain("namespace: 'home'")
    expect(keysIn(text('src/@fake-db/registry.ts'))).toContain('dashboards/home')
    expect(Object.keys(files).filter((path) => path.startsWith('src/views/dashboards/home/locales/'))).toHaveLength(5)
    expect(Object.keys(files).filter((path) => path.startsWith('tests/dashboards/home/'))).toHaveLength(2)
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
      if (own && !['README.md', 'docs/attribution.md', templateLicense].includes(path))
        expect(own, path).not.toMatch(new RegExp(product.name, 'i'))
  })

  it('keeps the license of the template apart from its own', () => {
    expect(text(templateLicense)).toBe(read('LICENSE'))
    expect(files).not.toHaveProperty('LICENSE')
    for (const path of ['package.json', 'package-lock.json']) {
      const { license, packages } = JSON.parse(text(path)) as { license?: string; packages?: Packages }
      expect(license ?? packages?.[''].license, path).toBe('UNLICENSED')
    }
    for (const language of ['en', 'de', 'fr', 'pt', 'ar'])
      for (const folder of ['layouts', 'views/pages/auth'])
        expect(textOf(`src/${folder}/locales/${language}.json`)).not.toContain('MIT')
  })

  it('checks the types of the templates of new modules', () => {
    const config = text('scripts/module/new/tsconfig.json')
    expect(config).toContain('"list/src"')
    expect(config).not.toMatch(/start|examples/)
  })

  it('has the same packages in package.json and package-lock.json', () => {
    const own = JSON.parse(text('package.json')) as Root
    const locked = (JSON.parse(text('package-lock.json')) as { packages: Packages }).packages['']
    for (const key of ['name', 'dependencies', 'devDependencies'] as const) expect(locked[key]).toEqual(own[key])
  })

  it('ignores secrets and the data of a backend', () => {
    const ignored = textOf('.gitignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*local', 'backend.json']))
  })

  it('omits files about the template, and their packages', () => {
    const paths = Object.keys(files)
    expect(paths).toEqual(expect.arrayContaining(['.gitignore', 'CONTRIBUTING.md', 'scripts/module.mjs']))
    const ofTemplate =
      /^(CHANGELOG|examples|docs\/(decisions|speed)|scripts\/(starter|bench|breaks|brands|pictures|products|module\/start))/
    expect(paths.filter((path) => ofTemplate.test(path))).toEqual([])
    expect(paths.filter((path) => path.startsWith('tests/browser/screens/'))).toEqual(
      ['apps', 'pages', 'public'].map((name) => `tests/browser/screens/${name}.test.ts`),
    )
    expect(text('package.json')).toContain('"dependency-cruiser"')
    expect(text('package.json')).not.toMatch(/"bench|"breaks|"starter|"pictures|fullcalendar|iconify/)
  })

  it('has documents without dead links, decisions of the template, or rules of other modules', () => {
    const paths = [...Object.keys(files), 'docs/openapi.json']
    const exists = (path: string) => paths.some((other) => other === path || other.startsWith(`${path}/`))
    const documents = paths.filter((path) => path.endsWith('.md'))
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/contract.md', 'docs/modules.md']))
    for (const path of documents) {
      const content = textOf(path)
      for (const [, target = ''] of content.matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g))
        expect(exists(posix.join(posix.dirname(path), target)), `${path} links to ${target}`).toBe(true)
      for (const [, mentioned = ''] of content.matchAll(/`(docs\/[\w-]+\.\w+)`/g))
        expect(exists(mentioned), `${path} mentions ${mentioned}`).toBe(true)
    }
    const { scripts } = JSON.parse(text('package.json')) as Root
    for (const path of ['README.md', 'CONTRIBUTING.md', 'docs/backend.md']) {
      for (const [, script = ''] of textOf(path).matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(script)
      for (const [, mentioned = ''] of textOf(path).matchAll(/`((?:src|scripts|tests)\/[\w@/.-]+)`/g))
        expect(exists(mentioned), `${path} mentions ${mentioned}`).toBe(true)
    }
    for (const path of paths.filter((other) => /\.(md|[cm]?js|tsx?|scss)$/.test(other)))
      expect(textOf(path), path).not.toMatch(/\(decision \d{3}\)|docs\/decisions/)
    expect(textOf('docs/contract.md')).not.toMatch(/kanban|chat|shop/i)
    expect(textOf('docs/api.md')).not.toMatch(/kanban|chat|ecommerce|coming-soon/i)
    expect(textOf('docs/modules.md')).not.toMatch(/starter/i)
    expect(textOf('docs/attribution.md')).not.toMatch(/images\/covers|knowledge-base|as this repository/)
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
    // Secondary text on tints
    expect(contrast('#5f6982', light[2])).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#8b95b0', dark[2])).toBeGreaterThanOrEqual(4.5)
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

  it('is stored in whole units', () => {
    expect(shortPath('M0.2 0.1L0.2 -72.8L14.1 -72.8L14.1 0.1Z')).toBe('M0 0v-73h14V0Z')
    expect(shortPath('')).toBe('')
  })
})

describe('the output', () => {
  const start = (primary: string) =>
    startProduct(root, ['/tmp/none-yet', '--with', 'apps/user', '--primary', primary, '--dry-run'])

  it('names the color that contrast requires', async () => {
    expect(await start('#0a7')).toContain('#0a7 became #00855d for contrast.')
    expect(await start('5450E0')).not.toContain('became')
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
