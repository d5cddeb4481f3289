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
export interface TableSelection<Key extends RowKey = RowKey> {
  selected: ReadonlySet<Key>
  onChange: (selected: ReadonlySet<Key>) => void
}

/** Where a column stays while the rest scrolls by. */
export type ColumnPin = 'start' | 'end'

/** How wide columns are and which of them stay in sight. The person may change the widths. */
export interface ColumnLayout {
  /** In pixels, by the column's key. A column that is not in it takes what is left. */
  widths: Readonly<Record<string, number>>
  /** By the column's key. The primary column is at the start anyway, the actions at the end. */
  pins: Readonly<Record<string, ColumnPin>>
  onResize: (column: string, width: number) => void
}

/** Rows that open to show more. */
export interface RowExpansion<Row> {
  expanded: ReadonlySet<RowKey>
  onChange: (expanded: ReadonlySet<RowKey>) => void
  details: (row: Row) => ReactNode
}

/** What only some tables have. */
export interface TableFeatures<Row> {
  layout?: ColumnLayout
  expansion?: RowExpansion<Row>
  /** Rows are lower, so that more of them fit. */
  isDense?: boolean
  /** The head stays in sight: the rows scroll within the card, by height too. */
  hasStickyHead?: boolean
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
  features?: TableFeatures<Row>
}
