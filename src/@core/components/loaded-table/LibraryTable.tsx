import { ArrowDown } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import DataTable, { type SortOrder } from 'react-data-table-component'
import { cx } from '../cx'
import type { RowKey } from '../data-table/column'
import { ExpandButton } from '../data-table/ExpandButton'
import { useExpansion } from '../data-table/useExpansion'
import { libraryColumns, type Item } from './libraryColumns'
import type { LoadedTableProps, TableView } from './loadedColumn'
import { SelectBox } from './SelectBox'
import { Details, Pages, SlotsContext } from './slots'
import { theme } from './theme'
import './layerStyles'

interface LibraryTableProps<Row> extends LoadedTableProps<Row> {
  view: TableView
  onView: (view: TableView) => void
}

/** The table as react-data-table-component draws it, with what that lacks: names, roles, words of the page's language. */
export function LibraryTable<Row>(props: LibraryTableProps<Row>) {
  const { t, i18n } = useTranslation('kit')
  const { language } = i18n
  const { caption, columns, source, view, onView, pageSizes = [], selection, expansion } = props
  const { rows, keyOf, labelOf, status, expected = 10 } = source
  const isLoading = status === 'loading'
  const tableId = useId()
  const { isExpanded, toggleDetails } = useExpansion(expansion)
  const hasDetails = expansion !== undefined

  /* The library keeps sort, page and words in itself. Where Back, a link, a search or the language changes them, it begins anew. */
  const words = `${language} ${status === 'loading'}`
  const [known, setKnown] = useState({ given: view, told: view, begin: view, words, starts: 0 })
  if (words !== known.words || (!isSame(view, known.given) && !isSame(view, known.told))) {
    setKnown({ given: view, told: view, begin: view, words, starts: known.starts + 1 })
  } else if (!isSame(view, known.given)) {
    setKnown({ ...known, given: view })
  }
  const { begin } = known
  // In StrictMode the library's effects tell of what nobody has changed.
  const isSelecting = useRef(false)
  function tell(change: Partial<TableView>) {
    const next = { ...known.told, ...change }
    if (isLoading || isSame(next, known.told)) return
    setKnown({ ...known, told: next })
    onView(next)
  }

  const items: Item<Row>[] = isLoading
    ? Array.from({ length: expected }, (_, index) => ({ id: `${tableId}${index}`, key: index, row: null }))
    : rows.map((row) => ({ id: `${tableId}${keyOf(row)}`, key: keyOf(row), row }))
  const itemOf = new Map(items.map((item) => [item.id, item]))
  const names = new Map(
    items.map(({ id, row }) => [`Select row ${id}`, row ? t('table.selectRow', { name: labelOf(row) }) : '']),
  ).set('Select all rows', t('table.selectAll'))
  const drawnColumns = useMemo(
    () => libraryColumns(columns, language, hasDetails ? t('table.detailsHead') : undefined),
    [columns, language, hasDetails, t],
  )
  const slots = {
    beforeSelection() {
      isSelecting.current = true
    },
    label: caption,
    pageSizes,
    total: isLoading ? 0 : rows.length,
    details(id: string) {
      const row = itemOf.get(id)?.row
      return row && expansion?.details(row)
    },
    expander(id: string) {
      const { key, row } = itemOf.get(id) ?? {}
      if (key === undefined || !row) return null
      return <ExpandButton name={labelOf(row)} isExpanded={isExpanded(key)} onToggle={() => toggleDetails(key)} />
    },
  }

  return (
    <SlotsContext value={slots}>
      <div className={cx('loaded-table', status === 'refreshing' && 'is-refreshing')} aria-busy={status !== 'ready'}>
        <DataTable<Item<Row>>
          key={known.starts}
          ariaLabel={caption}
          columns={drawnColumns}
          data={items}
          theme={theme}
          headerSeparator={false}
          highlightOnHover
          sortIcon={<ArrowDown aria-hidden="true" />}
          defaultSortFieldId={begin.sortColumn || null}
          defaultSortAsc={begin.sort === 'asc'}
          onSort={({ id = '' }, direction: `${SortOrder}`) =>
            tell({ sortColumn: String(id), sort: id === '' ? 'asc' : direction, page: 1 })
          }
          pagination={pageSizes.length > 0}
          paginationComponent={Pages}
          paginationDefaultPage={isLoading ? 1 : begin.page}
          paginationPerPage={begin.perPage}
          onChangePage={(page) => tell({ page })}
          onChangeRowsPerPage={(perPage, page) => tell({ perPage, page })}
          {...(selection && {
            selectableRows: true,
            selectableRowsHighlight: true,
            selectableRowsComponent: SelectBox,
            selectableRowsComponentProps: { names },
            selectedRows: items.filter(({ key, row }) => row && selection.selected.has(key)),
            onSelectedRowsChange({ selectedRows }: { selectedRows: Item<Row>[] }) {
              if (isSelecting.current) selection.onChange(selectionWith(selection.selected, items, selectedRows))
              isSelecting.current = false
            },
          })}
          {...(expansion && {
            expandableRows: true,
            expandableRowsHideExpander: true,
            expandableRowExpanded: ({ key }: Item<Row>) => isExpanded(key),
            expandableRowsComponent: Details,
          })}
        />
      </div>
    </SlotsContext>
  )
}

function isSame(one: TableView, other: TableView): boolean {
  return (['page', 'perPage', 'sortColumn', 'sort'] as const).every((name) => one[name] === other[name])
}

/** Rows that a search hides stay selected. */
function selectionWith<Row>(
  selected: ReadonlySet<RowKey>,
  items: readonly Item<Row>[],
  chosen: readonly Item<Row>[],
): ReadonlySet<RowKey> {
  const next = new Set(selected)
  for (const { key } of items) next.delete(key)
  for (const { key } of chosen) next.add(key)
  return next
}
