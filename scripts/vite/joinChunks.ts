/** What a visit pays for a file more, in bytes: the request, and that less of it compresses together. */
const filePrice = 4000
/** Bytes in vain, of all visits together, that joining two files costs in the middle. */
const usualCost = 75_000

/** Modules that come in one file. */
export interface Chunk {
  /** See `kindOf` in chunks.ts. */
  readonly kind: string
  readonly modules: readonly string[]
  readonly imports: ReadonlySet<string>
  readonly size: number
  /** Numbers of those that import one of its modules or more. */
  readonly users: Set<number>
}

/** An address that is opened, or a part that is imported by what somebody does there. */
export interface User {
  readonly weight: number
  /** How many bytes it may fetch in vain. */
  readonly bearable: number
  readonly modules: ReadonlySet<string>
  /** What is there by then. */
  readonly present: ReadonlySet<string>
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

export function join(a: Chunk, b: Chunk): Chunk {
  return {
    kind: a.kind,
    modules: [...a.modules, ...b.modules],
    imports: new Set([...a.imports, ...b.imports]),
    size: a.size + b.size,
    users: new Set([...a.users, ...b.users]),
  }
}

/** Joins the two that win most by it, for as long as any do and nobody is made to fetch too much in vain. */
export function joinAll(users: readonly User[], classes: readonly Chunk[]): Chunk[] {
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
