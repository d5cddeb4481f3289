import { readFileSync } from 'node:fs'
import type { UserConfig } from 'vite'
import { runnerImport } from 'vite'
import type { ModuleManifest, ModuleRoute } from '../../src/@core/module/defineModule.ts'
import { languageOf, reachOf, type ModuleGraph } from './moduleGraph.ts'

/** A page and the modules it needs, by their ids. */
export interface Page {
  /** The path of the route, such as `/apps/user/view/:id?`. */
  readonly path: string
  /** An address that matches `path`. */
  readonly address: string
  /** The key of its app module. */
  readonly module: string
  readonly isPublic: boolean
  readonly modules: readonly string[]
  /** Its texts in all languages. */
  readonly texts: readonly string[]
}

type Define = NonNullable<UserConfig['define']>

export const loginPath = '/login'
/** The layout of the pages after login. */
export const shell = 'src/layouts/AppLayout.tsx'

const manifests = 'src/navigation/modules.ts'
const sampleBackend = 'src/@fake-db/index.ts'
/** The first request of a user renews their session with these. */
const session = ['src/@core/api/createAxios.ts', 'src/@core/api/renewal.ts', 'src/redux/shell/session/schema.ts']
/** Handlers that do not stand in the folder of their contract's key. */
const handlersElsewhere: Readonly<Record<string, string>> = {
  'shell/cart': 'src/@fake-db/apps/ecommerce/cartHandlers.ts',
}
/** The folders of the namespaces that no module has. */
const frameNamespaces: Readonly<Record<string, string>> = {
  core: 'src/@core/locales/',
  kit: 'src/@core/components/',
  nav: 'src/navigation/',
  shell: 'src/layouts/locales/',
}
/** Lazy imports that a page needs for its first render. */
const lazyParts: Readonly<Record<string, readonly string[]>> = {
  '/apps/calendar': ['src/views/apps/calendar/grid/CalendarGrid.tsx'],
  '/datatables/advance': ['src/@core/components/data-table/ResizeHandle.tsx'],
  '/forms/date-picker': ['src/@core/components/forms/DayGrid.tsx'],
  '/forms/editor': ['src/@core/components/editor/RichTextEditor.tsx'],
  '/pages/blog/edit/:id?': ['src/@core/components/editor/RichTextEditor.tsx'],
}

/** @param define constants of the build; some of them remove routes */
export async function readModules(define: Define): Promise<readonly ModuleManifest[]> {
  const { module } = await runnerImport<{ modules: readonly ModuleManifest[] }>(`/${manifests}`, {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define,
  })
  return module.modules
}

/**
 * Returns a regular expression as text.
 * @param paths as React Router takes them, such as `/apps/user/view/:id?`
 */
export function patternOf(paths: readonly string[]): string {
  const patterns = paths.map((path) =>
    path
      .replace(/\/:\w+\?/g, '(/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\/$/, ''),
  )
  return `^${patterns.length > 1 ? `(${patterns.join('|')})` : patterns.join('')}/?$`
}

/** The module that a function such as `async () => (await import('./EmailPage')).EmailPage` imports. */
function importedBy({ load, path }: ModuleRoute): string {
  const [, file] = /\(["']\/?(src\/[^"']+)["']/.exec(String(load)) ?? []
  if (file === undefined) throw new Error(`${path}: no page found in ${String(load)}.`)
  return file
}

/** The namespaces that a source file translates from. */
function namespacesIn(id: string): string[] {
  const calls = readFileSync(id, 'utf8').matchAll(/useTranslation\(\[?([^)\]]*)/g)
  return [...calls].flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name))
}

/**
 * Lists what each page needs.
 * @param define constants of the build; some of them remove routes
 */
export async function readPages(graph: ModuleGraph, define: Define): Promise<Page[]> {
  const lazyImports = (id: string) => graph.get(id)?.dynamicImports ?? []
  const textsIn = (id: string) => lazyImports(id).filter((file) => languageOf(file) !== undefined)
  const modules = await readModules(define)
  const frameTexts = textsIn('src/texts.ts')
  const textsOf = new Map<string, readonly string[]>(
    modules.flatMap(({ key, i18n }) => (i18n ? [[i18n.namespace, textsIn(`src/views/${key}/module.ts`)]] : [])),
  )
  for (const [namespace, folder] of Object.entries(frameNamespaces))
    textsOf.set(
      namespace,
      frameTexts.filter((id) => id.startsWith(folder)),
    )
  const sources = [...graph.keys()].filter((id) => /^src\/.*\.tsx?$/.test(id))
  const namespacesOf = new Map(sources.map((id) => [id, namespacesIn(id)] as const))

  /** The sample backend's answers to what modules request: the handlers of their contracts, and what these import at first. */
  function samplesOf(ids: Iterable<string>): string[] {
    const keys = [...ids].flatMap((id) => /^src\/redux\/(.+)\/contract\.ts$/.exec(id)?.[1] ?? [])
    const handlers = keys.map((key) => handlersElsewhere[key] ?? `src/@fake-db/${key}/handlers.ts`)
    const found = handlers.filter((id) => graph.has(id))
    return [...found, ...[...reachOf(graph, found)].flatMap(lazyImports)]
  }
  const backend = graph.has(sampleBackend) ? [sampleBackend, ...lazyImports(sampleBackend)] : []
  const shared = [manifests, ...session, ...backend, ...samplesOf(reachOf(graph, ['src/App.tsx']))]
  const frame = [shell, ...samplesOf(reachOf(graph, [shell]))]

  return modules.flatMap(({ key, routes }) =>
    routes.map((route): Page => {
      const { path, sample: address = path, layout, isPublic = false } = route
      const page = importedBy(route)
      const inPage = reachOf(graph, [page])
      const isFramed = layout === 'app'
      const usual = isFramed ? Object.keys(frameNamespaces) : isPublic ? ['core'] : ['core', 'nav']
      const namespaces = new Set([...usual, ...[...inPage].flatMap((id) => namespacesOf.get(id) ?? [])])
      return {
        path,
        address,
        module: key,
        isPublic,
        modules: [
          page,
          ...(lazyParts[path] ?? []),
          ...(isPublic ? [] : [...shared, ...samplesOf(inPage)]),
          ...(isFramed ? frame : []),
        ],
        texts: [...namespaces].flatMap((namespace) => textsOf.get(namespace) ?? []),
      }
    }),
  )
}
