import { basename, dirname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { product } from '../../src/product.ts'
import { inLanguage, languageOf } from './languages.ts'
import { join, joinAll, type Chunk, type User } from './joinChunks.ts'
import type { ModuleGraph } from './moduleGraph.ts'
import { reachOf } from './moduleGraph.ts'
import type { Visit } from './visits.ts'
import { signInPath } from './visits.ts'

const entry = 'src/main.tsx'
/** How many visits of others one of the landing page counts for. */
const weightOfHome = 7
/** How many visits all pages of a module count for at most: those of examples are many, and each is seen by few. */
const weightOfModule = 3
/** The most that a visit may fetch in vain, as a part of all that it fetches; one that counts less bears more. */
const mostInVain = 0.12
/** The same for the landing page, which waits for the fewest bytes there can be. */
const mostInVainOfHome = 0.01
/** How much of a visit it counts when somebody does something there that imports more. */
const weightOfLater = 0.2

/** Code of an example, or source of a module: fetched only when opened. */
const isSource = (id: string) => /Example\.tsx\?raw$|module\.ts\?source$/.test(id)
const isSample = (id: string) => id.startsWith('src/@fake-db/')

/** A rough guess at a module's share of a compressed file. */
function sizeOf(code: string): number {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return brotliCompressSync(bare, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length * 0.6
}

/** What each of some has, by then or of its own. */
function inAll([first, ...others]: readonly User[]): Set<string> {
  const has = ({ modules, present }: User, id: string) => modules.has(id) || present.has(id)
  return new Set(
    [...(first?.modules ?? []), ...(first?.present ?? [])].filter((id) => others.every((other) => has(other, id))),
  )
}

/** Parts that are imported later, with what is there whenever they are. */
function laterUsers(graph: ModuleGraph, visits: readonly User[]): User[] {
  const targets = [...new Set([...graph.values()].flatMap(({ dynamicImports }) => dynamicImports))]
  const importers = new Map<string, string[]>()
  for (const [id, { dynamicImports }] of graph)
    for (const target of dynamicImports) importers.set(target, [...(importers.get(target) ?? []), id])

  const later = new Map(
    targets
      .filter((id) => languageOf(id) === undefined && !isSource(id))
      .map(
        (id) =>
          [
            id,
            { weight: weightOfLater, bearable: Infinity, modules: reachOf(graph, [id]), present: new Set<string>() },
          ] as const,
      ),
  )
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    for (const [target, user] of later) {
      const before = [...visits, ...later.values()].filter(
        ({ modules }) => !modules.has(target) && importers.get(target)?.some((id) => modules.has(id)),
      )
      const present = inAll(before)
      if (present.size > user.present.size) {
        later.set(target, { ...user, present })
        isSettled = false
      }
    }
  }
  return [...later.values()]
}

/** What is put together only with its like, so that each can come when its turn is. */
function kindOf(graph: ModuleGraph, visits: readonly Visit[]): (id: string) => string {
  const ours = new Set<string>()
  const open = [entry]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (ours.has(id) || isSample(id)) continue
    ours.add(id)
    open.push(...(graph.get(id)?.imports ?? []), ...(graph.get(id)?.dynamicImports ?? []))
  }
  const reach = (idsOf: (visit: Visit) => readonly string[]) => reachOf(graph, visits.flatMap(idsOf))
  const now = reach((visit) => visit.now)
  const parts = reach((visit) => visit.parts)
  const later = reach((visit) => visit.later)
  const laterOfProduct = reach((visit) => visit.later.filter((id) => !isSample(id)))
  return (id) => {
    if (languageOf(id) !== undefined) return 'texts'
    if (/\.s?css$/.test(id)) return 'styles'
    const [side, comesLater] = ours.has(id) ? ['product', laterOfProduct] : ['sample', later]
    if (now.has(id)) return side
    return parts.has(id) ? `${side}, part` : comesLater.has(id) ? `${side}, later` : side
  }
}

/** By what is imported for its own sake, or else by what is largest. */
function nameOf(graph: ModuleGraph, targets: ReadonlySet<string>, { kind, modules }: Chunk): string {
  const bySize = [...modules].sort((a, b) => (graph.get(b)?.code.length ?? 0) - (graph.get(a)?.code.length ?? 0))
  const id = (bySize.find((module) => targets.has(module)) ?? bySize[0] ?? '').replace(/(\.module)?\.\w+(\?.*)?$/, '')
  // Handlers, slices and schemas are told apart by their modules.
  const name = /^[a-z]\w*$/.test(basename(id)) ? basename(dirname(id)) : basename(id)
  if (kind.startsWith('texts')) return `texts-${basename(dirname(dirname(id)))}`
  return kind.startsWith('sample') ? `sample-${name}` : name
}

/**
 * Decides which modules come in one file. Those that the same pages need do; two such files become one where that saves
 * requests worth more than the bytes that some pages then fetch in vain.
 * @returns the name of each module's file
 */
export function assignChunks(graph: ModuleGraph, visits: readonly Visit[]): ReadonlyMap<string, string> {
  // What anybody sees first waits for as few files as can be. All others find most of it useful.
  const first = visits.find(({ path }) => path === signInPath)
  const start = reachOf(graph, [entry, ...(first?.now ?? [])])
  const firstTexts = reachOf(graph, first?.texts ?? [])
  const sizes = new Map([...graph].map(([id, { code }]) => [id, sizeOf(code)] as const))
  // What anybody may see is often one page at many addresses, which together count as one.
  const pages = new Map(visits.map((visit) => [visit.isPublic ? visit.now.join() : visit.path, visit]))
  const pagesOf = (key: string) => [...pages.values()].filter(({ module }) => module === key).length
  const visitors = [...pages.values()].map(({ path, module, now, parts, later, texts }) => {
    const modules = reachOf(graph, [entry, ...now, ...parts, ...later, ...texts])
    let bytes = 0
    for (const id of modules) bytes += languageOf(id) === undefined ? (sizes.get(id) ?? 0) : 0
    const isHome = path === '/'
    const weight = isHome ? weightOfHome : Math.min(1, weightOfModule / pagesOf(module))
    const bearable = isHome ? bytes * mostInVainOfHome : (bytes * mostInVain) / weight
    return { weight, bearable, modules, present: start }
  })
  const users = [...visitors, ...laterUsers(graph, visitors)]
  const kind = kindOf(graph, visits)
  const classes = new Map<string, Chunk>()
  for (const [id, { imports }] of graph) {
    if (start.has(id)) continue
    const numbers = users.flatMap(({ modules, present }, i) => (modules.has(id) && !present.has(id) ? [i] : []))
    // Texts are put together in one language, and alike in the others.
    if (numbers.length === 0 || (languageOf(id) ?? product.language) !== product.language) continue
    const isFirst = firstTexts.has(id)
    const ofKind = isFirst ? 'texts, first' : kind(id)
    const key = isFirst ? ofKind : `${ofKind} ${numbers.join()}`
    const one: Chunk = {
      kind: ofKind,
      modules: [id],
      imports: new Set(imports),
      size: sizes.get(id) ?? 0,
      users: new Set(numbers),
    }
    const others = classes.get(key)
    classes.set(key, others ? join(others, one) : one)
  }

  const targets = new Set([...graph.values()].flatMap(({ dynamicImports }) => dynamicImports))
  const names = new Map([...start, '\0rolldown/runtime.js'].map((id) => [id, 'start']))
  const taken = new Set(['start'])
  const texts = new Map<string, string>()
  for (const chunk of joinAll(users, [...classes.values()])) {
    const plain = nameOf(graph, targets, chunk)
    let name = plain
    for (let i = 2; taken.has(name); i += 1) name = `${plain}-${i}`
    taken.add(name)
    for (const id of chunk.modules) names.set(id, name)
  }
  for (const id of graph.keys()) {
    // All of a page: who reads one reads others.
    if (isSource(id)) names.set(id, `source-${basename(dirname(dirname(id)))}-${basename(dirname(id))}`)
    const language = languageOf(id)
    if (language === undefined) continue
    const name = names.get(inLanguage(id, product.language))
    if (name !== undefined) texts.set(id, `${name}-${language}`)
  }
  return new Map([...names, ...texts])
}
