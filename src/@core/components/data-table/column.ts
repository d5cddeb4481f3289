import type { ReactNode } from 'react'

export interface Column<Row> {
  /** Also the sort key for the server. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `primary` names the row and is sticky. `actions` has no visible header. */
  kind?: 'primary' | 'actions'
  isSortable?: boolean
  /** Tabular figures, aligned to the end. */
  isNumeric?: boolean
  /** Adds the column to the column menu. */
  isHideable?: boolean
  /** On phones, stands beside the name. Other columns follow on the second line. */
  isStatus?: boolean
  /** Only in tables: rows on phones have no room for it. */
  isWide?: boolean
  /** Rows on phones show the header before the value. */
  isLabeled?: boolean
}

export type RowKey = string | number

export interface TableSource<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => RowKey
  /** Accessible name of the row, for its controls. */
  labelOf: (row: Row) => string
  /** `loading`: no rows yet. `refreshing`: rows are shown while new rows load. */
  status: 'loading' | 'refreshing' | 'ready'
  /** Number of skeleton rows while loading: the page size. Default: 10. */
  expected?: number
}

export interface TableSort {
  column: string
  direction: 'asc' | 'desc'
  onSort: (column: string, direction: 'asc' | 'desc') => void
}

/** May include rows of other pages. */
export interface TableSelection<Key extends RowKey = RowKey> {
  selected: ReadonlySet<Key>
  onChange: (selected: ReadonlySet<Key>) => void
}

export type ColumnPin = 'start' | 'end'

export interface ColumnLayout {
  /** In pixels, by column key. Other columns share the remaining width. */
  widths: Readonly<Record<string, number>>
  /** By column key. The primary column is always pinned to the start, actions to the end. */
  pins: Readonly<Record<string, ColumnPin>>
  onResize: (column: string, width: number) => void
}

export interface RowExpansion<Row> {
  expanded: ReadonlySet<RowKey>
  onChange: (expanded: ReadonlySet<RowKey>) => void
  details: (row: Row) => ReactNode
}

export interface TableFeatures<Row> {
  layout?: ColumnLayout
  expansion?: RowExpansion<Row>
  isDense?: boolean
  /** Keeps the header visible: rows scroll vertically within the card. */
  hasStickyHead?: boolean
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  caption: string
  /** Columns, in order; the `primary` column names the row. */
  columns: readonly Column<Row>[]
  /** Rows of the page, with their keys, names and loading state. */
  source: TableSource<Row>
  /** Current sort order. Without it, headers do not sort. */
  sort?: TableSort
  /** Selected rows. Without it, rows have no checkbox. */
  selection?: TableSelection
  /** Replaces the table if it has no rows. */
  empty?: ReactNode
  /** Optional behavior, such as hidden columns, expandable rows or a sticky header. */
  features?: TableFeatures<Row>
}
