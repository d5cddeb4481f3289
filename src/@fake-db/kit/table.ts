import type { Side } from '@/utility/withMove'
import type { Env } from './env'
import { notFound } from './reply'

interface Row {
  readonly id: number | string
}

interface Place<T> {
  readonly row: T
  readonly isGone: boolean
}

/** Some fields of a row. A field that was not sent is undefined, and stays as it is. */
export type Change<T> = { readonly [Field in keyof T]?: T[Field] | undefined }

/**
 * Rows in an order that matters. Rows are never changed in place, and what leaves the sample backend is copied at
 * its door (`mount.ts`), so a table needs no copies of its own.
 */
export interface Table<T extends Row> {
  /** All rows in order. The list is a new one after every change. */
  rows(): readonly T[]
  /** @throws HttpError 404 where no row has the id */
  get(id: T['id']): T
  /** Puts rows at the end, or at an index. */
  insert(rows: readonly T[], index?: number): void
  /**
   * Changes the fields that are given.
   * @returns the new row
   * @throws HttpError 404
   */
  update(id: T['id'], change: Change<T>): T
  /**
   * Changes several rows in one pass. All of them or none; an id that is named twice counts once.
   * @param changeOf the fields to change of a row
   * @throws HttpError 404 where no row has one of the ids
   */
  updateMany(ids: readonly T['id'][], changeOf: (row: T) => Change<T>): void
  /**
   * Moves a row beside another.
   * @param side by default, the side on which the row takes the index of the other
   * @throws HttpError 404
   */
  move(id: T['id'], targetId: T['id'], side?: Side): void
  /**
   * Takes rows out and remembers where they stood. All of them or none.
   * @throws HttpError 404 where no row has one of the ids
   */
  remove(ids: readonly T['id'][]): void
  /**
   * Puts removed rows back where they stood.
   * @returns the rows
   * @throws HttpError 404 where one of the ids was not removed from here
   */
  restore(ids: readonly T['id'][]): T[]
  /** The id for a new row: one above the highest id ever given, so that a removed row can return under its own. */
  nextId(): number
  /** All ids ever given, those of removed rows too. */
  usedIds(): ReadonlySet<T['id']>
}

/** Changes the fields that were sent, and no others. */
export function withChange<T extends object>(row: T, change: Change<T>): T {
  return { ...row, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) }
}

/**
 * Makes a table.
 * @param name see {@link Env.cell}
 * @param seed its first rows
 * @param what the kind of row in the singular, for refusals
 */
export function createTable<T extends Row>(env: Env, name: string, seed: readonly T[], what: string): Table<T> {
  const first: readonly Place<T>[] = seed.map((row) => ({ row, isGone: false }))
  /** Rows that were taken out keep their places, so that they find them again. */
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
    const kept = places.value.filter(({ row, isGone }) => !isGone || !taken.has(row.id))
    const next = kept.findIndex(({ row }) => row === rows()[index])
    places.value = kept.toSpliced(next === -1 ? kept.length : next, 0, ...added.map((row) => ({ row, isGone: false })))
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

/**
 * Makes a `Map` that lasts like a table.
 * @param name see {@link Env.cell}
 */
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

/**
 * The id for a new row of a list that keeps its removed rows; tables have {@link Table.nextId}.
 * @param rows may be empty; then it is 1
 * @returns one above the highest
 */
export function nextId(rows: readonly { readonly id: number }[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
}
