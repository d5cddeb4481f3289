import type { Column, RowKey, TableFeatures } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import type { ReactNode } from 'react'
import { ListStates } from './ListStates'
import type { List } from './useList'

export interface ListTexts {
  /** Names the table and its pages. */
  title: string
  search: string
  /** Button and dialog of the texts and ranges; required for fields that have them. */
  filters?: string
  failed: string
  /** Where there are no rows at all, whatever the search and the filters. */
  none: string
  noneText?: string
}

interface ListRowsProps<Row extends { id: number }> {
  list: Pick<
    List<Row>,
    | 'rows'
    | 'request'
    | 'retry'
    | 'params'
    | 'isSortable'
    | 'sortBy'
    | 'selectedIds'
    | 'select'
    | 'isFiltered'
    | 'clearAll'
  >
  texts: ListTexts
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  canSelect: boolean
  features?: TableFeatures<Row>
  /** The way to the first row, where there is none. */
  firstStep?: ReactNode
}

/** The rows, or what there is to say in their place. */
export function ListRows<Row extends { id: number }>(props: ListRowsProps<Row>) {
  const { list, texts, columns, nameOf, canSelect, features, firstStep } = props
  const { params, rows } = list

  return (
    <ListStates list={list} texts={texts} firstStep={firstStep}>
      {(status, empty) => (
        <DataTable
          caption={texts.title}
          columns={columns}
          source={{ rows, keyOf: ({ id }) => id, labelOf: nameOf, status, expected: params.perPage }}
          {...(list.isSortable && {
            sort: { column: params.sortColumn, direction: params.sort, onSort: list.sortBy },
          })}
          {...(canSelect && {
            selection: {
              selected: new Set<RowKey>(list.selectedIds),
              onChange: (keys) => list.select([...keys].map(Number)),
            },
          })}
          {...(features && { features })}
          empty={empty}
        />
      )}
    </ListStates>
  )
}
