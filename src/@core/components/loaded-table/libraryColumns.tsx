import type { TableColumn } from 'react-data-table-component'
import type { RowKey } from '../data-table/column'
import { Skeleton } from '../Skeleton'
import { CellEditor, CellTrigger } from './CellEditor'
import { comparedBy, type LoadedColumn } from './loadedColumn'
import { Expander } from './slots'

/** Row as the library receives it; `row` is null while loading. */
export interface Item<Row> {
  /** Unique on the page: the library identifies rows by it and derives element ids. */
  id: string
  key: RowKey
  row: Row | null
}

/** Converts columns to the library's format. `language` sorts texts; `detailsHead` adds the expand column. */
export function libraryColumns<Row>(
  columns: readonly LoadedColumn<Row>[],
  language: string,
  detailsHead: string | undefined,
): TableColumn<Item<Row>>[] {
  const own = columns.map((column) => libraryColumn(column, language))
  if (detailsHead === undefined) return own
  const opener: TableColumn<Item<Row>> = {
    id: 'details',
    name: <span className="visually-hidden">{detailsHead}</span>,
    button: true,
    width: '2.75rem',
    cell: ({ id }) => <Expander id={id} />,
  }
  return [opener, ...own]
}

function libraryColumn<Row>(column: LoadedColumn<Row>, language: string): TableColumn<Item<Row>> {
  const { key, header, kind, value, cell, edit, share, isNumeric = false } = column
  const compare = value && comparedBy(value, language)
  const isPrimary = kind === 'primary'
  return {
    id: key,
    name: kind === 'actions' ? <span className="visually-hidden">{header}</span> : header,
    right: isNumeric,
    grow: share ?? (isPrimary ? 1.75 : 1),
    // Below this width, the table scrolls: figures and addresses must not break.
    minWidth: isPrimary ? '13rem' : `${8 * (share ?? 1)}rem`,
    ...(kind === 'actions' && { button: true, width: '3.5rem' }),
    ...(compare && {
      sortable: true,
      sortFunction: (one: Item<Row>, other: Item<Row>) => (one.row && other.row ? compare(one.row, other.row) : 0),
    }),
    cell({ row }) {
      if (!row) return kind !== 'actions' && <Skeleton width={isPrimary ? '70%' : '55%'} />
      const content = isNumeric ? <span className="tabular text-nowrap">{cell(row)}</span> : cell(row)
      if (edit) return <CellTrigger label={edit.labels(row).open}>{content}</CellTrigger>
      return <div className="loaded-cell">{content}</div>
    },
    ...(edit && {
      selector: ({ row }: Item<Row>) => (row ? edit.text(row) : ''),
      editor: {
        type: 'custom',
        render(context) {
          const { row } = context.row as Item<Row> // the library does not type the rows of an editor
          return row && <CellEditor row={row} edit={edit} context={context} />
        },
      },
      onCellEdit: ({ row }: Item<Row>, text: string) => row && edit.save(row, text),
    }),
  }
}
