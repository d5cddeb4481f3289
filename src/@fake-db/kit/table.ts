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
 * Rows in memory, in an order that matters. Rows are never changed in place, and what leaves the sample backend is copied at
 * its door (`mount.ts`), so a table needs no copies of its own.
 */
export interface Table<T extends Row> {
  /** All rows in order. The list is a new one after every change. */
  rows(): readonly T[]
  /** @throws Refusal 404 where no row has the id */
  get(id: T['id']): T
  /** Puts rows at the end, or at an index. */
  insert(rows: readonly T[], index?: number): void
  /**
   * Changes the fields that are given.
   * @returns the new row
   * @throws Refusal 404
   */
  update(id: T['id'], change: Change<T>): T
  /**
   * Takes rows out and remembers where they stood. All of them or none.
   * @throws Refusal 404 where no row has one of the ids
   */
  remove(ids: readonly T['id'][]): void
  /**
   * Puts removed rows back where they stood.
   * @returns the rows
   * @throws Refusal 404 where one of the ids was not removed from here
   */
  restore(ids: readonly T['id'][]): T[]
}

/** Changes the fields that were sent (contract, "Every update changes only the fields that are sent"). */
export function withChange<T extends object>(row: T, change: Change<T>): T {
  return { ...row, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) }
}

/**
 * Makes a table.
 * @param seed its first rows
 * @param what the kind of row in the singular, for refusals
 */
export function createTable<T extends Row>(seed: readonly T[], what: string): Table<T> {
  let rows = seed
  /** Rows that were taken out keep their places, so that they find them again. */
  let places: readonly Place<T>[] = seed.map((row) => ({ row, isGone: false }))

  function put(changed: readonly Place<T>[]) {
    places = changed
    rows = places.flatMap(({ row, isGone }) => (isGone ? [] : [row]))
  }

  function get(id: T['id']): T {
    const row = rows.find((candidate) => candidate.id === id)
    if (!row) throw notFound(what)
    return row
  }

  return {
    rows: () => rows,
    get,
    insert(added, index = rows.length) {
      const taken = new Set(added.map(({ id }) => id))
      const kept = places.filter(({ row, isGone }) => !isGone || !taken.has(row.id))
      const next = kept.findIndex(({ row }) => row === rows[index])
      put(kept.toSpliced(next === -1 ? kept.length : next, 0, ...added.map((row) => ({ row, isGone: false }))))
    },
    update(id, change) {
      const row = get(id)
      const changed = withChange(row, change)
      put(places.map((place) => (place.row === row ? { ...place, row: changed } : place)))
      return changed
    },
    remove(ids) {
      const gone = new Set(ids.map(get))
      put(places.map((place) => (gone.has(place.row) ? { ...place, isGone: true } : place)))
    },
    restore(ids) {
      const back = [...new Set(ids)].map((id) => {
        const place = places.find(({ row, isGone }) => isGone && row.id === id)
        if (!place) throw notFound(`removed ${what}`)
        return place
      })
      put(places.map((place) => (back.includes(place) ? { ...place, isGone: false } : place)))
      return back.map(({ row }) => row)
    },
  }
}

/**
 * The id for a new row: one above the highest ("last id + 1", specification section 7).
 * @param rows may be empty; then it is 1
 */
export function nextId(rows: readonly { readonly id: number }[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
}
