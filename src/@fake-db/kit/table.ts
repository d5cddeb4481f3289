import type { Side } from '@/utility/withMove'
import type { Env } from './env'
import { notFound } from './reply'

interface Row {
  readonly id: number | string
}

interface RowPosition<T> {
  readonly row: T
  readonly isGone: boolean
}

/** Some fields of a row. Undefined fields stay unchanged. */
export type Change<T> = { readonly [Field in keyof T]?: T[Field] | undefined }

/** Ordered rows. Immutable: `mount.ts` copies all responses, so tables need no copies. */
export interface Table<T extends Row> {
  /** All rows in order; a new list after every change. */
  rows(): readonly T[]
  /** @throws HttpError 404 */
  get(id: T['id']): T
  /** Inserts rows at an index. Default: the end. */
  insert(rows: readonly T[], index?: number): void
  /** Updates the given fields and returns the new row. @throws HttpError 404 */
  update(id: T['id'], change: Change<T>): T
  /** Updates several rows, all or none. A repeated id counts once. @throws HttpError 404 */
  updateMany(ids: readonly T['id'][], changeOf: (row: T) => Change<T>): void
  /** Moves a row next to another. By default, the row gets the other's index. @throws HttpError 404 */
  move(id: T['id'], targetId: T['id'], side?: Side): void
  /** Removes rows, all or none, and remembers their positions. @throws HttpError 404 */
  remove(ids: readonly T['id'][]): void
  /** Restores removed rows to their positions and returns them. @throws HttpError 404 for ids that were not removed */
  restore(ids: readonly T['id'][]): T[]
  /** Returns the highest id ever used plus 1, so a removed row can return under its id. */
  nextId(): number
  /** All ids ever used, including removed rows. */
  usedIds(): ReadonlySet<T['id']>
}

/** Copies a row with the given fields. Undefined fields stay unchanged. */
export function withChange<T extends object>(row: T, change: Change<T>): T {
  return { ...row, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) }
}

/** Creates a table. @param name see {@link Env.cell} @param what kind of row in the singular, for error messages */
export function createTable<T extends Row>(env: Env, name: string, seed: readonly T[], what: string): Table<T> {
  const first: readonly RowPosition<T>[] = seed.map((row) => ({ row, isGone: false }))
  /** Removed rows keep their positions for `restore`. */
  const places = env.cell(name, first)
  let shown = { of: first, rows: seed }

  function rows(): readonly T[] {
    const of = places.value
    if (of !== shown.of) shown = { of, rows: of.flatMap(({ row, isGone }) => (isGone ? [] : [row])) }
    return shown.rows
  }

  function get(id: T['id']): T {
    const row = rows().find((candidate) => candidate.id === id)
    if (!row) throw notFound(what)
    return row
  }

  function getAll(ids: readonly T['id'][]): Set<T> {
    const byId = new Map(rows().map((row) => [row.id, row]))
    return new Set(ids.map((id) => byId.get(id) ?? get(id)))
  }

  function insert(added: readonly T[], index = rows().length) {
    const taken = new Set(added.map(({ id }) => id))
    const entries = places.value.filter(({ row, isGone }) => !isGone || !taken.has(row.id))
    const next = entries.findIndex(({ row }) => row === rows()[index])
    places.value = entries.toSpliced(
      next === -1 ? entries.length : next,
      0,
      ...added.map((row) => ({ row, isGone: false })),
    )
  }

  const usedIds = () => new Set(places.value.map(({ row }) => row.id))

  return {
    rows,
    get,
    insert,
    usedIds,
    nextId: () => nextId([...usedIds()].flatMap((id) => (typeof id === 'number' ? [{ id }] : []))),
    update(id, change) {
      const row = get(id)
      const changed = withChange(row, change)
      places.value = places.value.map((place) => (place.row === row ? { ...place, row: changed } : place))
      return changed
    },
    updateMany(ids, changeOf) {
      const changed = getAll(ids)
      places.value = places.value.map((place) =>
        changed.has(place.row) ? { ...place, row: withChange(place.row, changeOf(place.row)) } : place,
      )
    },
    move(id, targetId, side) {
      const [row, target] = [get(id), get(targetId)]
      if (row === target) return
      const isAfter = side ? side === 'after' : rows().indexOf(row) < rows().indexOf(target)
      const others = places.value.filter((place) => place.row !== row)
      const index = others.findIndex((place) => place.row === target)
      places.value = others.toSpliced(isAfter ? index + 1 : index, 0, { row, isGone: false })
    },
    remove(ids) {
      const gone = getAll(ids)
      places.value = places.value.map((place) => (gone.has(place.row) ? { ...place, isGone: true } : place))
    },
    restore(ids) {
      const gone = new Map(places.value.flatMap(({ row, isGone }) => (isGone ? [[row.id, row]] : [])))
      const back = new Set(
        ids.map((id) => {
          const row = gone.get(id)
          if (!row) throw notFound(`removed ${what}`)
          return row
        }),
      )
      places.value = places.value.map((place) => (back.has(place.row) ? { ...place, isGone: false } : place))
      return [...back]
    },
  }
}

/** Creates a `Map` with the lifetime of a table. @param name see {@link Env.cell} */
export function createMap<Key, Value>(
  env: Env,
  name: string,
  entries: Iterable<readonly [Key, Value]> = [],
): Pick<Map<Key, Value>, 'get' | 'keys' | 'values'> & { set(key: Key, value: Value): void; delete(key: Key): void } {
  const cell = env.cell<ReadonlyMap<Key, Value>>(name, new Map(entries))
  return {
    get: (key) => cell.value.get(key),
    keys: () => cell.value.keys(),
    values: () => cell.value.values(),
    set(key, value) {
      cell.value = new Map(cell.value).set(key, value)
    },
    delete(key) {
      const rest = new Map(cell.value)
      rest.delete(key)
      cell.value = rest
    },
  }
}

/** Returns the highest id plus 1; 1 without rows. For lists that keep removed rows; see {@link Table.nextId}. */
export function nextId(rows: readonly { readonly id: number }[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
}
