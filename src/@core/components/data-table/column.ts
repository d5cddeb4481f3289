import type { ReactNode } from 'react'

/** A column of a list whose rows are of the type `Row`. */
export interface Column<Row> {
  /** Also the name the server sorts by. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `primary` names the row, stays in sight while the table scrolls, and heads the card on phones; `actions` has no head. */
  kind?: 'primary' | 'actions'
  isSortable?: boolean
  /** Figures: tabular and at the end of the cell. */
  isNumeric?: boolean
  /** Whether the person may hide it. */
  isHideable?: boolean
}

/** What identifies a row. */
export type RowKey = string | number

/** Rows, and how to tell and name them. */
export interface TableSource<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => RowKey
  /** The name that a row's checkbox carries. */
  labelOf: (row: Row) => string
  /** `loading`: nothing to show yet. `refreshing`: the rows shown are about to be replaced. */
  status: 'loading' | 'refreshing' | 'ready'
  /** How many skeleton rows stand in while loading: as many as a page has. */
  expected?: number
}

/** By what the rows are sorted, and how to ask for another order. */
export interface TableSort {
  column: string
  direction: 'asc' | 'desc'
  onSort: (column: string, direction: 'asc' | 'desc') => void
}

/** Which rows are selected, on this page and others. */
export interface TableSelection {
  selected: ReadonlySet<RowKey>
  onChange: (selected: ReadonlySet<RowKey>) => void
}

/** What a table, or the list of cards that replaces it on phones, is given. */
export interface DataTableProps<Row> {
  /** Names the table. */
  caption: string
  columns: readonly Column<Row>[]
  source: TableSource<Row>
  sort?: TableSort
  selection?: TableSelection
  /** What stands in the place of the rows when there are none. */
  empty?: ReactNode
}
