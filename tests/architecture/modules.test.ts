import type { Contract } from '@core/api/endpoint'
import { createAppAbility } from '@core/auth/ability'
import type { ModuleManifest } from '@core/module/defineModule'
import { createEnv } from '@fake-db/kit/env'
import { createRouter } from '@fake-db/kit/mount'
import { createRows } from '@fake-db/kit/rows'
import { registry } from '@fake-db/registry'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isAllowed, menuFor, routeAt } from '@/navigation/menu'
import { modules, routes } from '@/navigation/modules'
import { publicModules } from '@/navigation/publicModules'

const manifests = import.meta.glob<ModuleManifest>('../../src/views/*/*/module.ts', { import: 'default', eager: true })
const contracts = import.meta.glob<Record<string, Contract>>('../../src/redux/*/*/contract.ts', { eager: true })

const openEnv = (rows?: ReturnType<typeof createRows>) =>
  createEnv(
    () => new Date('2026-05-01T12:00:00Z'),
    () => 0.5,
    rows,
  )
const keyOf = (file: string, root: string) => new RegExp(`/src/${root}/([^/]+/[^/]+)/`).exec(file)?.[1] ?? file
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('every module', () => {
  it.each(Object.entries(manifests))("%s is registered under its folder's name", (file, manifest) => {
    expect(manifest.key).toBe(keyOf(file, 'views'))
    expect(modules).toContain(manifest)
  })

  it('is registered once', () => {
    expect(modules).toHaveLength(Object.keys(manifests).length)
    expect(repeated(modules.flatMap(({ i18n }) => i18n?.namespace ?? []))).toEqual([])
  })

  it('is in the initial bundle only if its pages are public', () => {
    const pages = publicModules.flatMap(({ routes: own }) => own)
    expect(pages.filter(({ isPublic }) => !isPublic)).toEqual([])
  })

  it.each(Object.keys(manifests).filter((file) => file.includes('/views/apps/')))(
    '%s of an app has a README',
    (file) => {
      expect(existsSync(new URL(file.replace('module.ts', 'README.md'), import.meta.url))).toBe(true)
    },
  )
})

describe('every route', () => {
  it('has a unique URL', () => {
    expect(repeated(routes.map(({ path }) => path))).toEqual([])
  })

  it.each(routes)('$path can be opened, and its parent, too', ({ path, sample, parent }) => {
    const address = sample ?? path
    expect(address).not.toContain(':')
    expect(routeAt(address)?.path).toBe(path)
    if (parent !== undefined) expect(routes.map((route) => route.path)).toContain(parent)
  })

  it.each(routes)('$path renders a component with the name of its file', ({ load }) => {
    expect(String(load)).toMatch(/\/(\w+)\.tsx"\)\)\.\1\b/)
  })
})

describe('the sample backend', () => {
  const sources = import.meta.glob<string>('../../src/@fake-db/*/*/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  })

  it('gets its parts with `env.shared`', () => {
    const direct = /\bcreate(?!Table\b|Map\b)[A-Z]\w*\(env[,)]/
    const files = Object.entries(sources).filter(([, source]) =>
      direct.test(source.replaceAll(/^.*\bfunction\b.*$/gm, '')),
    )
    expect(files.map(([file]) => file)).toEqual([])
  })
})

describe('a link to a page of another module', () => {
  const sources = import.meta.glob<string>('../../src/views/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const keys = new Set(modules.map(({ key }) => key))
  const asked = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:place|useModuleLink\(\))\(\s*'\/([\w-]+\/[\w-]+)([^']*)'/g)].map(
      ([, key = '', rest = '']) => [file, key, `/${key}${rest}`] as const,
    ),
  )

  it('uses an existing path, if the module exists', () => {
    const paths = new Set(routes.map(({ path }) => path))
    expect(asked.filter(([, key, path]) => keys.has(key) && !paths.has(path))).toEqual([])
  })

  it('imports nothing of that module', () => {
    const imported = Object.entries(sources).flatMap(([file, text]) =>
      [...text.matchAll(/from '@\/views\/([\w-]+\/[\w-]+)\/paths'/g)]
        .filter(([, key]) => key !== 'pages/auth' && !file.includes(`/views/${key}/`))
        .map(([statement]) => `${file}: ${statement}`),
    )
    expect(imported).toEqual([])
  })
})

describe('every route in the shell', () => {
  it.each(routes.filter(({ layout = 'app' }) => layout === 'app'))('$path requires an ability', ({ can }) => {
    expect(can).toBeDefined()
  })
})

const authExamples = routes
  .map(({ path }) => path)
  .filter((path) => /^\/pages\/.+-(basic|cover|multi-steps)$/.test(path))
  .sort()

describe('the demo client', () => {
  const { all, toUserData } = createAccounts(openEnv())
  const ability = createAppAbility(toUserData(all()[1]!).ability)

  it('may open exactly these pages', () => {
    const open = routes.filter((route) => isAllowed(route, ability))
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/access-control',
      '/apps/permissions',
      '/apps/roles',
      '/forgot-password',
      '/join',
      '/layouts/blank',
      '/lock',
      '/login',
      '/misc/coming-soon',
      '/misc/error',
      '/misc/maintenance',
      '/misc/not-authorized',
      '/oauth/:provider',
      ...authExamples,
      '/register',
      '/reset-password',
      '/two-steps',
      '/verify-email',
    ])
  })

  it('finds links to exactly those pages in the menus', () => {
    const items = menuFor(ability, []).flatMap((section) => section.items)
    const targets = items.flatMap(({ to, children }) => [to, ...children.map((child) => child.to)])
    expect([...new Set(targets)].sort()).toEqual([
      '/access-control',
      '/apps/permissions',
      '/apps/roles',
      '/layouts/blank',
      ...authExamples,
    ])
  })
})

describe('a user with read access only', () => {
  it('sees no page for changes', () => {
    const reader = createAppAbility([{ action: 'read', subject: 'all' }])
    const changing = routes.filter(({ path }) => /^\/(apps|pages)\/.*\/(add|edit|import|new)\b/.test(path))
    expect(changing.length).toBeGreaterThan(0)
    expect(changing.filter((route) => isAllowed(route, reader)).map(({ path }) => path)).toEqual([])
  })
})

describe('the menus', () => {
  it('lead to routes only', () => {
    const items = menuFor(createAppAbility([{ action: 'manage', subject: 'all' }]), []).flatMap(
      (section) => section.items,
    )
    const targets = items.flatMap(({ to, children }) => [to, ...children.map((child) => child.to)])
    expect(targets.length).toBeGreaterThan(0)
    expect(targets.filter((target) => !routeAt(target))).toEqual([])
  })

  it('name routes of their module', () => {
    for (const { nav, routes: own } of modules) {
      expect(own.map(({ path }) => path)).toEqual(expect.arrayContaining([...(nav?.routes ?? [])]))
    }
  })
})

describe('every contract', () => {
  const declared = Object.entries(contracts).flatMap(([file, exported]) =>
    Object.values(exported).map((contract) => ({ key: keyOf(file, 'redux'), contract })),
  )

  it('stores values under unique keys, as structured clones', async () => {
    const folders = Object.keys(import.meta.glob('../../src/@fake-db/*/*/*.ts')).map((file) => keyOf(file, '@fake-db'))
    const rows = createRows()
    const names: string[] = []
    const env = openEnv({
      ...rows,
      cell(name, initial) {
        names.push(name)
        expect(structuredClone(initial)).toEqual(initial)
        return rows.cell(name, initial)
      },
    })
    for (const { load } of registry) (await load()).create(env) // throws for a taken name
    expect(names.filter((name) => !folders.some((folder) => name.startsWith(`${folder}/`)))).toEqual([])
    expect(names.length).toBeGreaterThan(registry.length)
  })

  it('declares the abilities that its names suggest', () => {
    const words = {
      create: /^(add|create|duplicate)/,
      update: /^(update|change|reorder)/,
      delete: /^(remove|delete|restore|revoke)/,
    }
    const calls = declared.flatMap(({ key, contract }) =>
      Object.entries(contract).map(([name, { needs }]) => ({ call: `${key} ${name}`, name, needs })),
    )
    for (const [needs, pattern] of Object.entries(words)) {
      const named = calls.filter(({ name }) => pattern.test(name))
      expect(named.length).toBeGreaterThan(10)
      expect(named.filter((call) => call.needs !== needs)).toEqual([])
    }
  })

  it('declares unique requests', () => {
    const calls = declared.flatMap(({ contract }) =>
      Object.values(contract).map(({ method, path }) => `${method} ${path}`),
    )
    expect(repeated(calls)).toEqual([])
  })

  it('is the only access to the sample backend', () => {
    expect(registry.map(({ key }) => key).sort()).toEqual([...new Set(declared.map(({ key }) => key))].sort())
    expect(repeated(registry.map(({ key }) => key))).toEqual([])
  })

  it('matches the paths of its module in the registry', async () => {
    const find = createRouter(registry)
    for (const { key, contract } of declared) {
      for (const [name, { method, path }] of Object.entries(contract)) {
        const url = path.replace(/:\w+/g, '1')
        expect(await find({ method, url }), `${method} ${path}`).toMatchObject({ name, module: { key } })
      }
    }
  })
})

describe('every source file', () => {
  it('has at most 300 lines', () => {
    const sources = import.meta.glob<string>(
      ['../../{src,tests,scripts}/**/*.{ts,tsx,mjs}', '!../../src/@fake-db/**/{seed*,texts/*}.ts'],
      { query: '?raw', import: 'default', eager: true },
    )
    const lengths = Object.entries(sources).map(([file, text]) => [file, text.split('\n').length - 1] as const)
    expect(lengths.filter(([, length]) => length > 300)).toEqual([])
  })
})
