import type { ModuleGraph } from './moduleGraph.ts'
import { isBarrel, languageOf, reachOf } from './moduleGraph.ts'
import type { Page } from './pages.ts'
import { loginPath, shell } from './pages.ts'

/** Code that at least this many app modules use, or half of them, belongs to `shell`; the landing page counts twice. */
const minModules = 4
/** Files below this many characters belong there from three modules on: a request costs more than they do. */
const smallFile = 1500
const minModulesOfSmall = 3
/** Files from this many characters count as large libraries and get their own chunk. */
const largeFile = 40_000

const isSample = (id: string) => id.startsWith('src/@fake-db/')

const inAll = ([first = [], ...others]: readonly (readonly string[])[]) =>
  first.filter((id) => others.every((other) => other.includes(id)))

/**
 * Names the chunk of each module. Modules without a name are split by the bundler, along dynamic imports.
 *
 * - `start`: what the login page imports
 * - `shell`: what every page after login imports, and what at least four app modules or half of them share, or three for
 *   small files
 * - a chunk per large library, such as `react-hook-form`, with the shared code that imports it, and code that only they import
 * - `sample`: the part of the sample backend that answers the requests of the shell
 * - `texts-start-en`, `texts-shell-en`, `texts-apps-todo-en`: texts of the first two and of each module, in each language
 *
 * Chunks never import each other in a circle: a chunk contains everything its modules import, unless an earlier chunk does.
 */
export function assignChunks(graph: ModuleGraph, pages: readonly Page[]): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>()
  const unnamed = (ids: readonly string[]) => [...reachOf(graph, ids)].filter((id) => !chunks.has(id))
  const add = (name: string, ids: readonly string[]) => ids.forEach((id) => chunks.set(id, name))
  const addTexts = (name: string, ids: readonly string[]) =>
    unnamed(ids).forEach((id) => chunks.set(id, `texts-${name}-${languageOf(id) ?? ''}`))

  const login = pages.find(({ path }) => path === loginPath)
  add('start', unnamed(['src/main.tsx', ...(login?.modules ?? [])]))
  addTexts('start', login?.texts ?? [])

  const afterLogin = pages.filter(({ modules }) => modules.includes(shell))
  const frame = inAll(afterLogin.map(({ modules }) => modules))
  addTexts('shell', inAll(afterLogin.map(({ texts }) => texts)))
  add('shell', unnamed(frame.filter((id) => !isSample(id))))

  const half = Math.max(2, Math.floor(new Set(afterLogin.map(({ module }) => module)).size / 2))
  const users = new Map<string, Set<string>>()
  for (const { path, module, modules } of pages)
    for (const id of unnamed(modules)) {
      const usersOfId = users.get(id) ?? new Set()
      users.set(id, usersOfId.add(module).add(path === '/' ? path : module))
    }
  const imported = [...graph.values()].flatMap(({ dynamicImports }) => dynamicImports)
  const ofProduct = new Set(unnamed(imported.filter((id) => !isSample(id) && languageOf(id) === undefined)))
  const sizeOf = (id: string) => graph.get(id)?.code.length ?? 0
  const usersOf = (id: string) => users.get(id)?.size ?? 0
  const shared = [...ofProduct].filter((id) => usersOf(id) >= Math.min(minModules, half))
  const isLarge = (id: string) => isBarrel(id) || sizeOf(id) > largeFile
  const libraryOf = (id: string) => /node_modules\/(@?[^/]+)/.exec(id)?.[1]?.replace('@', '') ?? 'large'
  const librariesOf = (id: string) => [...new Set(unnamed([id]).filter(isLarge).map(libraryOf))].sort()
  const named = shared.map((id) => [id, librariesOf(id).join('-') || 'shell'] as const)
  for (const [id, name] of named) chunks.set(id, name)
  for (const [id] of named.filter(([, name]) => name === 'shell')) {
    const importers = [...graph.keys()].filter((other) => graph.get(other)?.imports.includes(id))
    const [only = 'shell', ...others] = new Set(importers.map((other) => chunks.get(other)))
    if (others.length === 0) chunks.set(id, only)
  }
  for (const id of [...ofProduct].filter((other) => !chunks.has(other))) {
    const isAlone = graph.get(id)?.imports.every((next) => ['start', 'shell'].includes(chunks.get(next) ?? ''))
    if (isAlone && sizeOf(id) < smallFile && usersOf(id) >= Math.min(minModulesOfSmall, half)) chunks.set(id, 'shell')
  }

  const samples = unnamed(frame.filter(isSample))
  add(
    'sample',
    samples.filter((id) => !ofProduct.has(id)),
  )

  for (const id of graph.keys()) {
    const [, folder = ''] = /^src\/(?:views\/|@)?(.+)\/(?:locales|texts)\//.exec(id) ?? []
    if (languageOf(id) !== undefined && !chunks.has(id)) addTexts(folder.replaceAll('/', '-'), [id])
  }
  return chunks
}
