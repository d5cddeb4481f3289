import { languageOf } from './languages.ts'
import type { ModuleGraph } from './moduleGraph.ts'
import { isBarrel, reachOf } from './moduleGraph.ts'
import type { Visit } from './visits.ts'
import { loginPath, shell } from './visits.ts'

/** Code that at least this many app modules use belongs to `shell`. */
const minModules = 3
/** Characters from which on a file counts as a large library, which does not belong to `shell`. */
const largeFile = 40_000

const isSample = (id: string) => id.startsWith('src/@fake-db/')

/** Ids that all of the lists contain. */
const inAll = ([first = [], ...others]: readonly (readonly string[])[]) =>
  first.filter((id) => others.every((other) => other.includes(id)))

/**
 * Names the chunk of each module. Modules without a name are split by the bundler, along dynamic imports.
 *
 * - `start`: what the login page imports
 * - `shell`: what every page after login imports, and what at least three app modules share
 * - a chunk per large library, such as `react-hook-form`, with the shared code that imports it
 * - `sample`: the part of the sample backend that answers the requests of the shell
 * - `texts-start-en`, `texts-shell-en`: the texts of the first two, in each language
 *
 * Chunks never import each other in a circle: a chunk contains everything its modules import, unless an earlier chunk does.
 */
export function assignChunks(graph: ModuleGraph, visits: readonly Visit[]): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>()
  const unnamed = (ids: readonly string[]) => [...reachOf(graph, ids)].filter((id) => !chunks.has(id))
  const add = (name: string, ids: readonly string[]) => ids.forEach((id) => chunks.set(id, name))
  const addTexts = (name: string, ids: readonly string[]) =>
    unnamed(ids).forEach((id) => chunks.set(id, `texts-${name}-${languageOf(id) ?? ''}`))

  const login = visits.find(({ path }) => path === loginPath)
  add('start', unnamed(['src/main.tsx', ...(login?.now ?? [])]))
  addTexts('start', login?.texts ?? [])

  const inShell = visits.filter(({ now }) => now.includes(shell))
  const frame = inAll(inShell.map(({ now }) => now))
  addTexts('shell', inAll(inShell.map(({ texts }) => texts)))
  add('shell', unnamed(frame.filter((id) => !isSample(id))))

  const users = new Map<string, Set<string>>()
  for (const { module, now, parts, later } of visits)
    for (const id of unnamed([...now, ...parts, ...later])) users.set(id, (users.get(id) ?? new Set()).add(module))
  const imported = [...graph.values()].flatMap(({ dynamicImports }) => dynamicImports)
  const ofProduct = new Set(unnamed(imported.filter((id) => !isSample(id) && languageOf(id) === undefined)))
  const shared = [...ofProduct].filter((id) => (users.get(id)?.size ?? 0) >= minModules)
  const isLarge = (id: string) => isBarrel(id) || (graph.get(id)?.code.length ?? 0) > largeFile
  const libraryOf = (id: string) => /node_modules\/(@?[^/]+)/.exec(id)?.[1]?.replace('@', '') ?? 'large'
  const librariesOf = (id: string) => [...new Set(unnamed([id]).filter(isLarge).map(libraryOf))].sort()
  const names = new Map(shared.map((id) => [id, librariesOf(id)] as const))
  for (const [id, libraries] of names) chunks.set(id, libraries.length > 0 ? libraries.join('-') : 'shell')

  const samples = [...frame, ...inAll(inShell.map(({ later }) => later))].filter(isSample)
  add(
    'sample',
    unnamed(samples).filter((id) => !ofProduct.has(id)),
  )
  return chunks
}
