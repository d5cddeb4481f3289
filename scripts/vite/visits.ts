import { posix } from 'node:path'
import { runnerImport, type UserConfig } from 'vite'
import type { ModuleManifest, ModuleRoute } from '../../src/@core/module/defineModule.ts'
import { languageOf } from './languages.ts'
import type { ModuleGraph } from './moduleGraph.ts'
import { reachOf } from './moduleGraph.ts'

/** What the app imports, piece by piece, to show a page that somebody comes to. All modules are named by their ids. */
export interface Visit {
  /** The route's, as React Router takes it. */
  readonly path: string
  /** An address that matches `path`. */
  readonly address: string
  /** The key of its module. */
  readonly module: string
  readonly isPublic: boolean
  /** What the page is shown with. */
  readonly now: readonly string[]
  /** Parts of it that are imported on their own, but by whatever shows them rather than by what somebody does. */
  readonly parts: readonly string[]
  /** What is asked for with it as well, but has no say in how modules are put together. */
  readonly ahead: readonly string[]
  /** What comes to a page that is on screen already. */
  readonly later: readonly string[]
  /** The files of texts, in all languages. */
  readonly texts: readonly string[]
}

type Define = NonNullable<UserConfig['define']>

/** Where those come who have to sign in first. */
export const loginPath = '/login'

const app = 'src/App.tsx'
/** The frame of the pages of those who are signed in. */
export const shell = 'src/layouts/AppLayout.tsx'
const manifests = 'src/navigation/modules.ts'
const sampleBackend = 'src/@fake-db/index.ts'
const sampleRegistry = 'src/@fake-db/registry.ts'
const charts = 'src/@core/components/chart/ChartCanvas.tsx'
/** What the first call of somebody who is signed in imports: their session is renewed. */
const calls = ['src/@core/api/createAxios.ts', 'src/@core/api/renewal.ts', 'src/redux/shell/session/schema.ts']
const shownAtOnce = [/\/CalendarGrid\.tsx$/, /\/illustrations\/\w+\.tsx$/, /\/openapi\.json$/]
/** Parts that wait for somebody to open them everywhere but on a page. */
const shownAtOnceOn: Readonly<Record<string, RegExp>> = {
  '/pages/blog/edit/:id?': /\/RichTextEditor\.tsx$/,
  '/forms/date-picker': /\/DayGrid\.tsx$/,
  '/forms/editor': /\/RichTextEditor\.tsx$/,
  '/datatables/advance': /\/ResizeHandle\.tsx$/,
}

/** Like those, but small: not worth a file that is put together for these pages. */
const askedAheadOn: Readonly<Record<string, RegExp>> = {
  '/cards/actions': /\/StatisticsDetails\.tsx$/,
  '/cards/statistics': /\/StatisticsDetails\.tsx$/,
  '/dashboard/analytics': /\/StatisticsDetails\.tsx$/,
}

/** @param define constants of the build; some of them remove routes */
export async function readModules(define: Define): Promise<readonly ModuleManifest[]> {
  const { module } = await runnerImport<{ modules: readonly ModuleManifest[] }>('/src/navigation/modules.ts', {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define,
  })
  return module.modules
}

/**
 * Writes a regular expression.
 * @param paths as React Router takes them, such as `/apps/user/view/:id?`
 */
export function patternOf(paths: readonly string[]): string {
  const steps = paths.map((path) =>
    path
      .replace(/\/:\w+\?/g, '(/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\/$/, ''),
  )
  return `^${steps.length > 1 ? `(${steps.join('|')})` : steps.join('')}/?$`
}

/** The module that a function such as `() => import('./EmailPage')` imports. */
function pageOf({ load, path }: ModuleRoute): string {
  const [, file] = /\(["']\/?(src\/[^"']+)["']/.exec(String(load)) ?? []
  if (file === undefined) throw new Error(`The page of ${path} cannot be told from ${String(load)}.`)
  return file
}

/** The files that the handlers of each key are in. */
function readRegistry(graph: ModuleGraph): ReadonlyMap<string, string> {
  const { code = '', dynamicImports = [] } = graph.get(sampleRegistry) ?? {}
  const entries = code.matchAll(/entry\("([^"]+)".*?import\("([^"]+)"\)/gs)
  return new Map(
    [...entries].map(([, key = '', path = '']) => {
      const file = posix.join(posix.dirname(sampleRegistry), path)
      return [key, dynamicImports.find((id) => id.startsWith(`${file}.`)) ?? file]
    }),
  )
}

/** What answers the calls of modules: the handlers of their contracts, with what those import when they are first asked. */
function samplesOf(graph: ModuleGraph, ids: ReadonlySet<string>, handlers: ReadonlyMap<string, string>): string[] {
  const own = [...ids].flatMap((id) => {
    const [, key] = /^src\/redux\/(.+)\/contract\.ts$/.exec(id) ?? []
    const file = key === undefined ? undefined : handlers.get(key)
    return file === undefined ? [] : [file]
  })
  return [...own, ...[...reachOf(graph, own)].flatMap((id) => graph.get(id)?.dynamicImports ?? [])]
}

/** The namespaces that are named where modules translate. */
function namespacesIn(graph: ModuleGraph, ids: ReadonlySet<string>): string[] {
  const named = [...ids].flatMap((id) => [...(graph.get(id)?.code ?? '').matchAll(/useTranslation\(\[?([^)\]]*)/g)])
  return [...new Set(named.flatMap(([, names = '']) => [...names.matchAll(/"(\w+)"/g)].map(([, name = '']) => name)))]
}

const unique = (ids: readonly string[]) => [...new Set(ids)]

const isText = (id: string) => languageOf(id) !== undefined

/**
 * Lists the imports of each route's page.
 * @param define constants of the build; some of them remove routes
 */
export async function readVisits(graph: ModuleGraph, define: Define): Promise<Visit[]> {
  const modules = await readModules(define)
  const handlers = readRegistry(graph)
  const importedBy = (id: string) => graph.get(id)?.dynamicImports ?? []
  const textsOf = new Map<string, string[]>(
    modules.flatMap(({ key, i18n }) => {
      return i18n ? [[i18n.namespace, importedBy(`src/views/${key}/module.ts`).filter(isText)]] : []
    }),
  )
  const frameTexts = importedBy('src/texts.ts').filter(isText)
  textsOf.set(
    'shell',
    frameTexts.filter((id) => id.startsWith('src/layouts/locales/')),
  )
  const start = reachOf(graph, [app])
  const frame = reachOf(graph, [shell])
  const backend = graph.has(sampleBackend)
    ? [sampleBackend, ...importedBy(sampleBackend), ...samplesOf(graph, start, handlers)]
    : []

  function visitOf(module: ModuleManifest, route: ModuleRoute): Visit {
    const { path, sample, layout, isPublic = false } = route
    const page = pageOf(route)
    const manifest = `src/views/${module.key}/module.ts`
    const inPage = reachOf(graph, [page])
    const inParts = unique([...inPage].flatMap(importedBy))
    const foreign = namespacesIn(graph, inPage).flatMap((namespace) => textsOf.get(namespace) ?? [])
    const isFramed = layout === 'app'
    const asking = [...calls, ...backend, ...samplesOf(graph, inPage, handlers)]
    /** Whether a page that everybody sees calls the backend when it is opened. */
    const isAsking = isPublic && /\buseRequest\(/.test(graph.get(page)?.code ?? '')
    return {
      path,
      address: sample ?? path,
      module: module.key,
      isPublic,
      now: unique([
        page,
        ...(isFramed ? [shell] : []),
        // For a path with parameters, the router also matches all other routes.
        ...(start.has(manifest) && !path.includes(':') ? [] : [manifests]),
        ...(isPublic ? [] : asking),
      ]),
      parts: inParts.filter((id) => [...shownAtOnce, shownAtOnceOn[path]].some((pattern) => pattern?.test(id))),
      ahead: unique([...(isAsking ? asking : []), ...inParts.filter((id) => askedAheadOn[path]?.test(id))]),
      later: unique([...(isFramed ? samplesOf(graph, frame, handlers) : []), ...inParts.filter((id) => id === charts)]),
      texts: unique([
        ...frameTexts.filter(
          (id) => isFramed || (isPublic ? /^src\/@core\/locales/ : /^src\/(@core\/locales|navigation)/).test(id),
        ),
        ...(textsOf.get(module.i18n?.namespace ?? '') ?? []),
        ...foreign,
      ]),
    }
  }

  return modules.flatMap((module) => module.routes.map((route) => visitOf(module, route)))
}
