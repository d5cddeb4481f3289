import { useCallback, useEffect, useRef } from 'react'
import type { RowKey, TableSelection } from './column'

export interface RowSelection<Row> {
  state: 'none' | 'some' | 'all'
  /** Selected rows of this page, in page order. */
  rows: readonly Row[]
  isSelected: (row: Row) => boolean
  /** Selects all rows of this page, or deselects them if all are selected. */
  togglePage: () => void
  /** Toggles a row; with `isRange`, all rows from the previously toggled row. Stable, so that rows can be memoized. */
  toggle: (row: Row, isRange?: boolean) => void
}

function setSelected<Key extends RowKey>(
  { selected, onChange }: TableSelection<Key>,
  keys: readonly Key[],
  isSelected: boolean,
) {
  const next = new Set(selected)
  for (const key of keys) {
    if (isSelected) next.add(key)
    else next.delete(key)
  }
  onChange(next)
}

/**
 * Selects single rows, ranges with Shift, or all rows of a page.
 * @param source the rows of the page
 * @param selection selected keys of all pages
 */
export function useRowSelection<Row, Key extends RowKey>(
  source: { rows: readonly Row[]; keyOf: (row: Row) => Key },
  selection: TableSelection<Key>,
): RowSelection<Row> {
  const { rows, keyOf } = source
  const selected = rows.filter((row) => selection.selected.has(keyOf(row)))
  const anchor = useRef<Key>(undefined)
  const latest = useRef({ source, selection })
  useEffect(() => {
    latest.current = { source, selection }
  })

  const toggle = useCallback((row: Row, isRange = false) => {
    const { source, selection } = latest.current
    const keys = source.rows.map(source.keyOf)
    const key = source.keyOf(row)
    const index = keys.indexOf(key)
    const from = isRange && anchor.current !== undefined ? keys.indexOf(anchor.current) : -1
    anchor.current = key
    const range = from < 0 ? [key] : keys.slice(Math.min(from, index), Math.max(from, index) + 1)
    setSelected(selection, range, !selection.selected.has(key))
  }, [])

  return {
    state: selected.length === 0 ? 'none' : selected.length === rows.length ? 'all' : 'some',
    rows: selected,
    isSelected: (row) => selection.selected.has(keyOf(row)),
    togglePage: () => setSelected(selection, rows.map(keyOf), selected.length < rows.length),
    toggle,
  }
}
