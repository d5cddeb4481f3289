import { notFound } from './reply'

interface Row {
  readonly id: number | string
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
  let rows: readonly T[] = seed
  const removed = new Map<T['id'], { row: T; index: number }>()

  function get(id: T['id']): T {
    const row = rows.find((candidate) => candidate.id === id)
    if (!row) throw notFound(what)
    return row
  }

  function insert(added: readonly T[], index = rows.length) {
    rows = rows.toSpliced(index, 0, ...added)
  }

  return {
    rows: () => rows,
    get,
    insert,
    update(id, change) {
      const changed = withChange(get(id), change)
      rows = rows.map((row) => (row.id === id ? changed : row))
      return changed
    },
    remove(ids) {
      const gone = new Set(ids.map(get))
      rows.forEach((row, index) => {
        if (gone.has(row)) removed.set(row.id, { row, index })
      })
      rows = rows.filter((row) => !gone.has(row))
    },
    restore(ids) {
      const entries = [...new Set(ids)].map((id) => {
        const entry = removed.get(id)
        if (!entry) throw notFound(`removed ${what}`)
        return entry
      })
      // In the order of their old places, so that neighbours find theirs again.
      for (const { row, index } of entries.toSorted((a, b) => a.index - b.index)) {
        insert([row], index)
        removed.delete(row.id)
      }
      return entries.map(({ row }) => row)
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
