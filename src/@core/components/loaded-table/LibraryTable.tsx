import { ArrowDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useContext, useId, useMemo, useRef, useState } from 'react'
import type { SortOrder } from 'react-data-table-component'
import DataTable from 'react-data-table-component'
import { useTranslation } from 'react-i18next'
import { pageRoot } from '../../root'
import { cx } from '../cx'
import { ExpandButton, useExpansion } from '../data-table/ExpandButton'
import type { RowKey } from '../data-table/column'
import type { Item } from './libraryColumns'
import { libraryColumns } from './libraryColumns'
import type { LoadedTableProps, TableView } from './loadedColumn'
import { Details, Pages, SlotsContext } from './slots'
import 'react-data-table-component'

/*
 * The library injects its styles when it loads, after all others and outside of layers. Nothing could override them.
 * Move them into Bootstrap's layer, below ours.
 */
if (typeof document !== 'undefined') {
  // Within another app, all layers are in `ld-copied`.
  const layer = pageRoot() === document.documentElement ? 'bootstrap' : 'ld-copied.bootstrap'
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.startsWith('.rdt_table{')) style.textContent = `@layer ${layer}{${style.textContent}}`
  }
}

/** Maps our tokens to the library's properties, so that skins and primary colors apply. */
const theme: Readonly<Record<`--rdt-${string}`, string>> = {
  '--rdt-color-scheme': 'inherit',
  '--rdt-color-primary': 'var(--ld-primary)',
  '--rdt-color-text-primary': 'var(--ld-ink-2)',
  '--rdt-color-text-secondary': 'var(--ld-ink-3)',
  // The card and its round corners show through.
  '--rdt-color-bg': 'transparent',
  '--rdt-color-divider': 'var(--ld-line)',
  '--rdt-color-selected': 'color-mix(in srgb, var(--ld-primary) 7%, var(--ld-surface))',
  '--rdt-color-selected-text': 'var(--ld-ink-2)',
  '--rdt-color-highlight': 'var(--ld-hover)',
  '--rdt-color-highlight-text': 'var(--ld-ink-2)',
  '--rdt-color-cell-edit-bg': 'transparent',
  '--rdt-color-cell-edit-hover-border': 'transparent',
  '--rdt-font-family': 'inherit',
  '--rdt-font-size': 'var(--ld-text-control)',
  '--rdt-font-size-header': 'var(--ld-text-xs)',
  '--rdt-border-radius': 'var(--ld-radius-1)',
  // Height of a name plus a second line.
  '--rdt-row-height': 'calc(2.875rem + 1.35 * var(--ld-text-sm))',
  '--rdt-header-height': '2.5rem',
  '--rdt-cell-padding-x': '0.75rem',
  '--rdt-cell-padding-x-mobile': '0.75rem',
  '--rdt-system-col-width': '2.75rem',
}

interface SelectBoxProps extends ComponentProps<'input'> {
  /** Accessible names, by the library's checkbox names, which are English and contain the row id. */
  names?: ReadonlyMap<string, string>
}

function SelectBox({ name = '', names, onClick, ...props }: SelectBoxProps) {
  const { beforeSelection } = useContext(SlotsContext)
  return (
    <label className="select-target">
      <input
        {...props}
        className="form-check-input"
        aria-label={names?.get(name)}
        onClick={(event) => {
          beforeSelection()
          onClick?.(event)
        }}
      />
    </label>
  )
}

interface LibraryTableProps<Row> extends LoadedTableProps<Row> {
  view: TableView
  onView: (view: TableView) => void
}

/** Table of react-data-table-component, plus accessible names, roles and translated texts. */
export function LibraryTable<Row>(props: LibraryTableProps<Row>) {
  const { t, i18n } = useTranslation('kit')
  const { language } = i18n
  const { caption, columns, source, view, onView, pageSizes = [], selection, expansion } = props
  const { rows, keyOf, labelOf, status, expected = 10 } = source
  const isLoading = status === 'loading'
  const tableId = useId()
  const { isExpanded, toggleDetails } = useExpansion(expansion)
  const hasDetails = expansion !== undefined

  /*
   * The library keeps sort, page and texts internally. Remount it if Back, a link, a search or the language changes
   * them.
   */
  const words = `${language} ${status === 'loading'}`
  const [known, setKnown] = useState({ given: view, told: view, begin: view, words, starts: 0 })
  if (words !== known.words || (!isSame(view, known.given) && !isSame(view, known.told))) {
    setKnown({ given: view, told: view, begin: view, words, starts: known.starts + 1 })
  } else if (!isSame(view, known.given)) {
    setKnown({ ...known, given: view })
  }
  const { begin } = known
  // In StrictMode, the library's effects report selections without a user action.
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
