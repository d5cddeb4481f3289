import { useRef } from 'react'
import type { RowKey, TableSelection, TableSource } from './column'

/** What checkboxes show of a selection, and do to it. */
export interface RowSelection<Row> {
  /** Of the rows on this page. */
  state: 'none' | 'some' | 'all'
  isSelected: (row: Row) => boolean
  togglePage: () => void
  /** Selects or deselects one row, with `isRange` all rows since the one toggled before. */
  toggle: (row: Row, isRange: boolean) => void
}

/**
 * What checkboxes do to a selection.
 *
 * @param source The rows of this page.
 * @param selection The selection, which may hold rows of other pages too.
 * @returns The page's state and what toggles it.
 */
export function useRowSelection<Row>({ rows, keyOf }: TableSource<Row>, selection: TableSelection): RowSelection<Row> {
  const last = useRef<RowKey>(undefined)
  const { selected, onChange } = selection
  const keys = rows.map(keyOf)
  const count = keys.filter((key) => selected.has(key)).length

  function set(changed: readonly RowKey[], isSelected: boolean) {
    const next = new Set(selected)
    for (const key of changed) {
      if (isSelected) next.add(key)
      else next.delete(key)
    }
    onChange(next)
  }

  return {
    state: count === 0 ? 'none' : count === keys.length ? 'all' : 'some',
    isSelected: (row) => selected.has(keyOf(row)),
    togglePage: () => set(keys, count < keys.length),
    toggle: (row, isRange) => {
      const key = keyOf(row)
      const anchor = isRange && last.current !== undefined ? keys.indexOf(last.current) : -1
      const index = keys.indexOf(key)
      const range = anchor < 0 ? [key] : keys.slice(Math.min(anchor, index), Math.max(anchor, index) + 1)
      set(range, !selected.has(key))
      last.current = key
    },
  }
}
