import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { announce } from '../announce'
import { DataTable } from '../data-table/DataTable'
import { Pagination } from '../Pagination'
import { LibraryTable } from './LibraryTable'
import { comparedBy, type LoadedTableProps, type TableView } from './loadedColumn'
import './loaded-table.scss'

/**
 * Table of rows that are all loaded: sorts and pages in the browser, by react-data-table-component.
 * On phones, a list of cards. For lists that the server sorts and pages, use `DataTable`.
 * @example
 * <LoadedTable caption="Team" columns={columns} source={{ rows, keyOf, labelOf, status: 'ready' }} pageSizes={[10, 25]} />
 */
export function LoadedTable<Row>(props: LoadedTableProps<Row>) {
  const { t, i18n } = useTranslation('kit')
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  const { caption, columns, source, pageSizes, selection, expansion, firstSort, empty, onView } = props
  const everything = source.rows.length || 1
  const [ownView, setOwnView] = useState<TableView>({
    page: 1,
    perPage: pageSizes?.[0] ?? 0,
    sortColumn: '',
    sort: 'asc',
    ...firstSort,
  })
  const view = props.view ?? ownView
  const perPage = pageSizes ? view.perPage : everything

  function change(next: TableView) {
    setOwnView(next)
    onView?.(next)
    announce(textOf(next))
  }
  function textOf(next: TableView): string {
    if (next.sortColumn !== view.sortColumn || next.sort !== view.sort) {
      const column = columns.find(({ key }) => key === next.sortColumn)?.header
      if (column === undefined) return t('table.unsorted')
      return t(next.sort === 'asc' ? 'table.sortedUp' : 'table.sortedDown', { column })
    }
    const total = source.rows.length
    const from = (next.page - 1) * next.perPage + 1
    return t('pagination.range', { from, to: Math.min(total, from - 1 + next.perPage), total })
  }

  if (source.status === 'ready' && source.rows.length === 0) return empty
  if (!isPhone) return <LibraryTable {...props} view={{ ...view, perPage }} onView={change} />

  const value = columns.find(({ key }) => key === view.sortColumn)?.value
  const sign = view.sort === 'asc' ? 1 : -1
  const compare = value && comparedBy(value, i18n.language)
  const sorted = compare ? source.rows.toSorted((one, other) => sign * compare(one, other)) : source.rows
  const page = Math.min(view.page, Math.ceil(everything / perPage))
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns.map((column) => ({ ...column, isSortable: column.value !== undefined }))}
        source={{ ...source, rows: sorted.slice((page - 1) * perPage, page * perPage) }}
        {...(columns.some((column) => column.value) && {
          sort: {
            column: view.sortColumn,
            direction: view.sort,
            onSort: (sortColumn, sort) => change({ ...view, sortColumn, sort, page: 1 }),
          },
        })}
        {...(selection && { selection })}
        {...(expansion && { features: { expansion } })}
      />
      {pageSizes && (
        <Pagination
          label={caption}
          page={page}
          perPage={perPage}
          total={source.rows.length}
          pageSizes={pageSizes}
          onPage={(next) => change({ ...view, page: next })}
          onPerPage={(size) => change({ ...view, perPage: size, page: 1 })}
        />
      )}
    </>
  )
}
