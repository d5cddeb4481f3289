import type { ReactNode } from 'react'
import type { Column, RowExpansion, TableSelection, TableSource } from '../data-table/column'

export interface CellEdit<Row> {
  kind: 'text' | 'email' | 'number' | 'date' | 'select'
  options?: readonly { value: string; label: string }[]
  /** Initial text of the control. */
  text: (row: Row) => string
  /** Accessible names of the button, which includes the value, and of the control. */
  labels: (row: Row) => { open: string; control: string }
  /** Returns a validation message: a key of the namespace `core`, or a whole sentence. */
  check: (row: Row, text: string) => string | undefined
  /** Called with changed text that passed `check`. */
  save: (row: Row, text: string) => void
}

export interface LoadedColumn<Row> extends Omit<Column<Row>, 'isSortable'> {
  /** Sort value; texts are sorted by the page's language. Without it, the column is not sortable. */
  value?: (row: Row) => string | number
  edit?: CellEdit<Row>
  /** Relative width; by default 1, and 1.75 for the primary column. */
  share?: number
}

export interface TableView {
  /** From 1. */
  page: number
  perPage: number
  /** Column key; `''` keeps the given order. */
  sortColumn: string
  sort: 'asc' | 'desc'
}

export interface LoadedTableProps<Row> {
  caption: string
  columns: readonly LoadedColumn<Row>[]
  /** All rows of all pages. */
  source: TableSource<Row>
  /** Initial sort, unless `view` is set. */
  firstSort?: Pick<TableView, 'sortColumn' | 'sort'>
  /** With `onView`: controlled, so that the view can be part of the URL. */
  view?: TableView
  onView?: (view: TableView) => void
  /** Enables pages; the first size is the default. */
  pageSizes?: readonly [number, ...number[]]
  selection?: TableSelection
  expansion?: RowExpansion<Row>
  /** Replaces the table if it has no rows. */
  empty?: ReactNode
}

/** Returns an ascending comparator of rows; texts are compared by the rules of `language`. */
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
