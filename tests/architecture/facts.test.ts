import type { Area } from '@core/module/defineModule'
import { registry } from '@fake-db/registry'
import { seedNotifications } from '@fake-db/shell/notifications/seed'
import type { CataloguePage } from '@fake-db/shell/search/page'
import { seedPages } from '@fake-db/shell/search/seed'
import { describe, expect, it } from 'vitest'
import { routeAt } from '@/navigation/menu'
import { modules, routes } from '@/navigation/modules'
import { sections, siteLinks } from '@/navigation/sections'
import { areas } from '@/redux/shell/roles/areas'
import { roleKeys } from '@/redux/shell/roles/shipped'

type Named<T> = readonly (readonly [key: string, value: T])[]

function byKey<T>(files: Readonly<Record<string, T>>): Named<T> {
  return Object.entries(files).map(([file, value]) => [/\/src\/[^/]+\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? file, value])
}

const texts = import.meta.glob<Record<string, string> | undefined>('../../src/views/*/*/locales/en.json', {
  import: 'nav',
  eager: true,
})
const names = byKey(texts).map(([key, own = {}]) => [key, own] as const)
const { section: sectionNames = {}, ...ofShell } =
  Object.values(
    import.meta.glob<{ section: object }>('../../src/navigation/locales/en.json', { import: 'default', eager: true }),
  )[0] ?? {}
const shellNames = Object.keys(ofShell)
const ownAreas = byKey(import.meta.glob<Area>('../../src/redux/*/*/area.ts', { import: 'area', eager: true }))
const pages = byKey(
  import.meta.glob<readonly CataloguePage[]>('../../src/@fake-db/*/*/pages.ts', { import: 'pages', eager: true }),
)
const badges = byKey(import.meta.glob('../../src/@fake-db/*/*/badge.ts'))

const moduleOf = (key: string) => modules.find((module) => module.key === key)
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** Keys of names that a module's manifest and area use. */
function askedBy(key: string): string[] {
  const { nav, routes: own = [], commands = [] } = moduleOf(key) ?? {}
  const titles = [...[...own, ...commands].map(({ title }) => title), nav?.group]
  const ofArea = ownAreas.flatMap(([at, { title }]) => (at === key ? title : []))
  return [...titles.flatMap((title) => title ?? []), ...ofArea]
}

describe('a name of a page or an area', () => {
  it.each(names)('in the texts of %s is used by the module, and vice versa', (key, own) => {
    expect(Object.keys(own).sort()).toEqual([...new Set(askedBy(key))].sort())
  })

  it('has a unique key, or is the title of a group that modules share', () => {
    const groups = new Map<string, string>()
    for (const [key, own] of names) {
      const group = moduleOf(key)?.nav?.group
      if (group === undefined) continue
      expect(groups.get(group) ?? own[group]).toBe(own[group])
      groups.set(group, own[group] ?? '')
    }
    const others = names.flatMap(([, own]) => Object.keys(own).filter((name) => !groups.has(name)))
    expect(repeated([...shellNames, ...groups.keys(), ...others])).toEqual([])
  })

  it("of the shell is an area's, or a link's to another site", () => {
    const titles: string[] = ownAreas.flatMap(([key, { title }]) => (key.startsWith('shell/') ? title : []))
    expect(shellNames.sort()).toEqual([...titles, ...siteLinks.map(({ title }) => title)].sort())
  })

  it('exists for exactly the sections of the menu', () => {
    expect(Object.keys(sectionNames).sort()).toEqual([...sections].sort())
  })
})

describe('an area', () => {
  it.each(ownAreas)('of %s is used by a page or a request', (_, { subject }) => {
    const asked = [...routes.map(({ can }) => can?.[1]), ...registry.map((module) => module.subject)]
    expect(asked).toContain(subject)
  })

  it('exists for every page that requires it', () => {
    const subjects: string[] = areas.map(({ subject }) => subject)
    expect(routes.flatMap(({ can }) => (can && !subjects.includes(can[1]) ? can[1] : []))).toEqual([])
    expect(repeated(subjects)).toEqual([])
  })

  it.each(ownAreas)('of %s gives permissions to existing roles, always with read access', (_, area) => {
    expect(Object.keys(area.rights).filter((key) => !(roleKeys as readonly string[]).includes(key))).toEqual([])
    for (const actions of Object.values(area.rights)) expect(['read', 'manage']).toContain(actions[0])
  })
})

describe('an entry of the search', () => {
  it.each(pages)('of %s links to a page of that module', (key, own) => {
    const targets = own.map(({ link }) => [link, routeAt(link)])
    const ownRoutes = moduleOf(key)?.routes ?? []
    expect(targets.filter(([, route]) => !ownRoutes.some((candidate) => candidate === route))).toEqual([])
  })

  it('exists for every page of the menus', () => {
    const found = new Set(seedPages.map(({ link }) => routeAt(link)?.path))
    expect(
      modules
        .flatMap(({ nav, routes: own }) => (nav ? (nav.routes ?? own.map(({ path }) => path)) : []))
        .filter((path) => !found.has(path)),
    ).toEqual([])
  })

  it('has a unique name', () => {
    expect(repeated(seedPages.map(({ target }) => target))).toEqual([])
    expect(repeated(seedPages.map(({ link }) => link))).toEqual([])
  })
})

describe('a sample notification', () => {
  it('links to a page', () => {
    const links = seedNotifications(new Date('2026-05-01T12:00:00Z')).map(({ link }) => link)
    expect(links.filter((link) => link !== '' && !routeAt(link))).toEqual([])
  })
})

describe('a badge', () => {
  it('is counted for exactly the modules that show one', () => {
    const keys = modules.flatMap(({ key, nav }) => (nav?.hasBadge ? key : []))
    expect(badges.map(([key]) => key).sort()).toEqual(keys.sort())
  })
})

describe('search results in the data', () => {
  it('belong to modules that declare a page for them, and vice versa', () => {
    const finders = byKey(import.meta.glob('../../src/@fake-db/*/*/finder.ts')).map(([key]) => key)
    const shown = modules.filter(({ found, routes: own }) => own.some(({ path }) => path === found))
    expect(finders.sort()).toEqual(shown.map(({ key }) => key).sort())
  })

  it('have commands that link to existing pages', () => {
    const begun = modules.flatMap(({ commands = [] }) => commands.map(({ to }) => to))
    expect(begun.filter((to) => !routeAt(to))).toEqual([])
  })
})

describe('shared code', () => {
  const sources = import.meta.glob<string>(
    [
      '../../src/{@core,configs,navigation,utility}/**/*.ts{,x}',
      '../../src/{redux/app,@fake-db/kit,@fake-db/shell/search}/*.ts{,x}',
      // The registries, and pages that the shell itself links to.
      '!../../src/{navigation/{modules,publicModules},configs/publicPaths}.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  )
  const subjects = ownAreas.flatMap(([key, { subject }]) => (key.startsWith('shell/') ? [] : `'${subject}'`))
  const words = [...modules.flatMap(({ key }) => [`'${key}`, `/${key}`]), ...subjects]

  it.each(Object.entries(sources))('names no module in %s', (_, text) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
    expect(words.filter((word) => code.includes(word))).toEqual([])
  })
})
