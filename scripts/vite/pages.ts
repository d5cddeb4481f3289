import { dirname } from 'node:path'
import type { UserConfig } from 'vite'
import { runnerImport } from 'vite'
import type { ModuleManifest, ModuleRoute } from '../../src/@core/module/defineModule.ts'
import { languageOf, reachOf, type ModuleGraph } from './moduleGraph.ts'

/** A page and the modules it needs, by their ids. */
export interface Page {
  /** Path of the route, such as `/apps/user/view/:id?`. */
  readonly path: string
  readonly module: string
  readonly isPublic: boolean
  readonly modules: readonly string[]
  readonly texts: readonly string[]
}

export const loginPath = '/login'
export const shell = 'src/layouts/AppLayout.tsx'

/** The cart is part of the shop. */
const handlersOf = (key: string) =>
  `src/@fake-db/${key === 'shell/cart' ? 'apps/ecommerce/cartHandlers' : `${key}/handlers`}.ts`
const frameFolders = {
  core: 'src/@core/locales',
  kit: 'src/@core/components/locales',
  nav: 'src/navigation/texts',
  shell: 'src/layouts/locales',
}
/** Lazy imports that a page needs for its first render. */
const lazyParts: Readonly<Record<string, string>> = {
  '/apps/calendar': 'src/views/apps/calendar/grid/CalendarGrid.tsx',
  '/datatables/advance': 'src/@core/components/data-table/ResizeHandle.tsx',
  '/forms/date-picker': 'src/@core/components/forms/DayGrid.tsx',
  '/forms/editor': 'src/@core/components/editor/RichTextEditor.tsx',
  '/pages/blog/edit/:id?': 'src/@core/components/editor/RichTextEditor.tsx',
}

/** @param define constants of the build; some of them remove routes */
export async function readModules(define: UserConfig['define'] = {}): Promise<readonly ModuleManifest[]> {
  const settings = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true }, define } as const
  const { module } = await runnerImport<{ modules: readonly ModuleManifest[] }>('/src/navigation/modules.ts', settings)
  return module.modules
}

/** A regular expression, as text, for a path of React Router, such as `/apps/user/view/:id?`. */
export function patternOf(path: string): string {
  const optional = path.replace(/\/$/, '').replace(/\/:\w+\?/g, '(/[^/]+)?')
  return `^${optional.replace(/:\w+/g, '[^/]+')}/?$`
}

/** The module that a function such as `async () => (await import('./EmailPage')).EmailPage` imports. */
function importedBy({ load, path }: ModuleRoute): string {
  const [, file] = /\(["']\/?(src\/[^"']+)["']/.exec(String(load)) ?? []
  if (file === undefined) throw new Error(`${path}: no page found in ${String(load)}.`)
  return file
}

export function pagesOf(graph: ModuleGraph, modules: readonly ModuleManifest[]): Page[] {
  const folders = new Map<string, string>(Object.entries(frameFolders))
  for (const { key, i18n } of modules) if (i18n) folders.set(i18n.namespace, `src/views/${key}/locales`)
  const texts = [...graph.keys()].filter((id) => languageOf(id) !== undefined && !id.includes('?'))
  const lazyImports = (ids: Iterable<string>) => [...ids].flatMap((id) => graph.get(id)?.dynamicImports ?? [])
  const firstRequest = lazyImports(reachOf(graph, ['src/App.tsx'])).filter((id) =>
    /^src\/(@core\/api|@fake-db|navigation\/modules|redux)\b/.test(id),
  )

  return modules.flatMap(({ key, routes }) =>
    routes.map((route): Page => {
      const { path, layout = 'app', isPublic = false } = route
      const page = importedBy(route)
      const frame = layout === 'app' ? [shell] : []
      const reached = [...reachOf(graph, ['src/App.tsx', ...frame, page])]
      const namespaces = reached.flatMap((id) => graph.get(id)?.namespaces ?? [])
      const wanted = new Set(namespaces.map((namespace) => folders.get(namespace)))
      if (layout === 'app') wanted.add(frameFolders.kit) // The router loads it with the shell.
      // The sample backend answers the requests of the contracts.
      const keys = reached.flatMap((id) => /^src\/redux\/(.+)\/contract\.ts$/.exec(id)?.[1] ?? [])
      const handlers = keys.map(handlersOf)
      // Code outside the sample backend waits until it is needed, as without it.
      const ofHandlers = lazyImports(reachOf(graph, handlers)).filter(
        (id) => id.startsWith('src/@fake-db/') && languageOf(id) === undefined,
      )
      const samples = [...handlers, ...ofHandlers]
      const lazy = isPublic ? [] : [...firstRequest, lazyParts[path] ?? page, ...samples]
      return {
        path,
        module: key,
        isPublic,
        modules: [page, ...frame, ...lazy].filter((id) => graph.has(id)),
        texts: texts.filter((id) => wanted.has(dirname(id))),
      }
    }),
  )
}
