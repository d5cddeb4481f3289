import type { ReactNode } from 'react'
import type { Column, RowExpansion, TableSelection, TableSource } from '../data-table/column'

/** How a value of a row is changed in its cell. */
export interface CellEdit<Row> {
  kind: 'text' | 'email' | 'number' | 'date' | 'select'
  /** What a `select` can be set to. */
  options?: readonly { value: string; label: string }[]
  /** What the control begins with. */
  text: (row: Row) => string
  /** Names the button that opens the cell, which says the value, and the control in it. */
  labels: (row: Row) => { open: string; control: string }
  /** What is wrong with a text: a key of the namespace `core`, or a whole sentence. */
  check: (row: Row, text: string) => string | undefined
  /** Called with a text that differs and that `check` had nothing against. */
  save: (row: Row, text: string) => void
}

/** A column of a table whose rows are all there. */
export interface LoadedColumn<Row> extends Omit<Column<Row>, 'isSortable'> {
  /** What rows are sorted by, texts by the rules of the page's language. Without it, the column does not sort. */
  value?: (row: Row) => string | number
  edit?: CellEdit<Row>
  /** How much of the width it takes, compared with the others, which take 1. */
  share?: number
}

/** Which rows show, and in which order. */
export interface TableView {
  /** From 1. */
  page: number
  perPage: number
  /** Key of a column; `''` leaves the rows as they come. */
  sortColumn: string
  sort: 'asc' | 'desc'
}

export interface LoadedTableProps<Row> {
  /** Names the table. */
  caption: string
  columns: readonly LoadedColumn<Row>[]
  /** All rows, of every page. */
  source: TableSource<Row>
  /** What the rows are sorted by at first, where `view` does not say. */
  firstSort?: Pick<TableView, 'sortColumn' | 'sort'>
  /** Given together, they let the caller own what shows, so that the address can. */
  view?: TableView
  onView?: (view: TableView) => void
  /** With them the table has pages; the first is the default. */
  pageSizes?: readonly [number, ...number[]]
  selection?: TableSelection
  expansion?: RowExpansion<Row>
  /** What stands in the place of the rows when there are none. */
  empty?: ReactNode
}

/**
 * Compares rows by a column.
 *
 * @param value The column's `value`.
 * @param language By whose rules texts are sorted.
 * @returns A function for `Array.sort`, ascending.
 */
export function comparedBy<Row>(
  value: (row: Row) => string | number,
  language: string,
): (one: Row, other: Row) => number {
  const { compare } = new Intl.Collator(language)
  return (one, other) => {
    const [a, b] = [value(one), value(other)]
    return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
  }
}
