import { basename, dirname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { product } from '../../src/product.ts'
import { inLanguage, languageOf } from './languages.ts'
import type { ModuleGraph } from './moduleGraph.ts'
import { reachOf } from './moduleGraph.ts'
import type { Visit } from './visits.ts'
import { signInPath } from './visits.ts'

const entry = 'src/main.tsx'
/** What a visit pays for a file more, in bytes: the request, and that less of it compresses together. */
const filePrice = 4200
/** Bytes in vain, of all visits together, that joining two files costs in the middle. */
const usualCost = 60_000
/** How many visits of others one of the landing page counts for. */
const weightOfHome = 5
/** How many visits all pages of a module count for at most: those of examples are many, and each is seen by few. */
const weightOfModule = 3
/** The most that a visit may fetch in vain, as a part of all that it fetches; one that counts less bears more. */
const mostInVain = 0.1
/** How much of a visit it counts when somebody does something there that imports more. */
const weightOfLater = 0.2

/** Modules that come in one file. */
interface Chunk {
  /** See {@link kindOf}. */
  readonly kind: string
  readonly modules: readonly string[]
  readonly imports: ReadonlySet<string>
  readonly size: number
  /** Numbers of those that import one of its modules or more. */
  readonly users: Set<number>
}

/** An address that is opened, or a part that is imported by what somebody does there. */
interface User {
  readonly weight: number
  /** How many bytes it may fetch in vain. */
  readonly bearable: number
  readonly modules: ReadonlySet<string>
  /** What is there by then. */
  readonly present: ReadonlySet<string>
}

/** The code of an example, which is fetched when somebody wants to read it. */
const isSource = (id: string) => id.endsWith('Example.tsx?raw')
const isSample = (id: string) => id.startsWith('src/@fake-db/')

/** A rough guess at a module's share of a compressed file. */
function sizeOf(code: string): number {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return brotliCompressSync(bare, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length * 0.6
}

function union(sets: readonly ReadonlySet<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]))
}

function intersection(sets: readonly ReadonlySet<string>[]): Set<string> {
  const [first = new Set<string>(), ...others] = sets
  return new Set([...first].filter((id) => others.every((set) => set.has(id))))
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
      const present = intersection(before.map((other) => union([other.modules, other.present])))
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

function weightOf(users: readonly User[], numbers: Iterable<number>): number {
  let weight = 0
  for (const number of numbers) weight += users[number]?.weight ?? 0
  return weight
}

type Holders = ReadonlyMap<string, Chunk>

/** What comes along with a chunk: what it imports, however indirectly, but for one that is looked through. */
function reachedBy(holders: Holders, chunk: Chunk, passed?: Chunk): Set<Chunk> {
  const reached = new Set<Chunk>()
  const open = [chunk]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const id of next.imports) {
      const found = holders.get(id)
      if (!found || found === chunk || reached.has(found) || (next === chunk && found === passed)) continue
      reached.add(found)
      open.push(found)
    }
  }
  return reached
}

/** Whether one chunk imports another by way of a third: as one, the two would be in a circle with it. */
const makesCircle = (holders: Holders, a: Chunk, b: Chunk) =>
  reachedBy(holders, a, b).has(b) || reachedBy(holders, b, a).has(a)

/** What each user fetches in vain when two chunks become one: the one it does not need, and what comes along with that. */
function bytesInVain(users: readonly User[], holders: Holders, a: Chunk, b: Chunk): Map<number, number> {
  const inVain = new Map<number, number>()
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const along = [...reachedBy(holders, other)].filter((chunk) => chunk !== one)
    for (const user of one.users) {
      if (other.users.has(user)) continue
      // Much is there already when somebody does something.
      const missing = users[user]?.bearable === Infinity ? [] : along.filter((chunk) => !chunk.users.has(user))
      inVain.set(
        user,
        missing.reduce((bytes, { size }) => bytes + size, other.size),
      )
    }
  }
  return inVain
}

/**
 * How good it is to make one of two chunks: what all users together win, a file less for some against bytes in vain for others, by
 * what it costs. Those that cost little come first, for a visit bears only so much.
 * @param inVain bytes of all users together, by their weights
 */
function gainOf(users: readonly User[], a: Chunk, b: Chunk, inVain?: number): number {
  if (a.kind !== b.kind) return 0
  const both = weightOf(
    users,
    [...a.users].filter((user) => b.users.has(user)),
  )
  if (both === 0) return 0
  const cost = inVain ?? b.size * (weightOf(users, a.users) - both) + a.size * (weightOf(users, b.users) - both)
  return (both * filePrice - cost) / (cost + usualCost)
}

function join(a: Chunk, b: Chunk): Chunk {
  return {
    kind: a.kind,
    modules: [...a.modules, ...b.modules],
    imports: new Set([...a.imports, ...b.imports]),
    size: a.size + b.size,
    users: new Set([...a.users, ...b.users]),
  }
}

/** Joins the two that win most by it, for as long as any do and nobody is made to fetch too much in vain. */
function joinAll(users: readonly User[], classes: readonly Chunk[]): Chunk[] {
  const left = users.map((user) => user.bearable)
  const holders = new Map(classes.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)))
  const chunks = new Set(classes)
  const pairsOf = (a: Chunk, others: Iterable<Chunk>) =>
    [...others].map((b) => ({ a, b, gain: gainOf(users, a, b) })).filter(({ gain }) => gain > 0)
  const sorted = (found: ReturnType<typeof pairsOf>) => found.sort((one, other) => other.gain - one.gain)
  let pairs = sorted(classes.flatMap((a, i) => pairsOf(a, classes.slice(i + 1))))

  for (let best = pairs.shift(); best; best = pairs.shift()) {
    const { a, b } = best
    const inVain = bytesInVain(users, holders, a, b)
    const gain = gainOf(
      users,
      a,
      b,
      [...inVain].reduce((bytes, [user, more]) => bytes + more * (users[user]?.weight ?? 0), 0),
    )
    if (gain <= 0 || [...inVain].some(([user, bytes]) => bytes > (left[user] ?? 0))) continue
    // What comes along with it was not counted yet.
    const next = pairs.findIndex((pair) => pair.gain <= gain)
    if (next > 0) {
      pairs.splice(next, 0, { a, b, gain })
      continue
    }
    if (makesCircle(holders, a, b)) continue

    const joined = join(a, b)
    for (const [user, bytes] of inVain) left[user] = (left[user] ?? 0) - bytes
    for (const id of joined.modules) holders.set(id, joined)
    for (const gone of [a, b]) chunks.delete(gone)
    const changed = new Set([joined])
    for (const chunk of reachedBy(holders, joined)) {
      const added = [...joined.users].filter((user) => !chunk.users.has(user) && users[user]?.bearable !== Infinity)
      added.forEach((user) => chunk.users.add(user))
      if (added.length > 0) changed.add(chunk)
    }
    pairs = pairs.filter((pair) => ![pair.a, pair.b].some((chunk) => changed.has(chunk) || chunk === a || chunk === b))
    for (const chunk of changed) chunks.delete(chunk)
    for (const chunk of changed) {
      pairs.push(...pairsOf(chunk, chunks))
      chunks.add(chunk)
    }
    pairs = sorted(pairs)
  }
  return [...chunks]
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
    const weight = path === '/' ? weightOfHome : Math.min(1, weightOfModule / pagesOf(module))
    return { weight, bearable: (bytes * mostInVain) / Math.min(1, weight), modules, present: start }
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
