import { Card } from '@core/components/Card'
import type { RowKey } from '@core/components/data-table/column'
import { Pagination } from '@core/components/Pagination'
import { SearchField } from '@core/components/SearchField'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { ListRows } from '@/views/shared/list/ListRows'
import { useRowActions } from '../shared/useRowActions'
import { ActiveFilters } from './ActiveFilters'
import { ExportPanel } from './ExportPanel'
import { fields } from '../shared/fields'
import { FilterPanel } from './FilterPanel'
import { LayoutPanel } from './LayoutPanel'
import { RowDetails } from '../shared/RowDetails'
import { SelectionBar } from './SelectionBar'
import type { RowTableLayout } from './tableLayout'
import { readLayout, writeLayout } from './tableLayout'
import { useRowColumns } from './useRowColumns'
import { useRowList } from './useRowList'
import { useRowSelection } from '../shared/useRowSelection'
import { ViewsPanel } from './ViewsPanel'

/** Keeps the table's layout in the address. Changing it makes no step to go back by. */
function useTableLayout() {
  const [search, setSearch] = useSearchParams()
  const layout = useMemo(() => readLayout(search), [search])
  const change = useCallback(
    (changed: Partial<RowTableLayout>) => {
      setSearch((before) => writeLayout(before, { ...readLayout(before), ...changed }), {
        replace: true,
        preventScrollReset: true,
      })
    },
    [setSearch],
  )
  return [layout, change] as const
}

/** The table that the backend searches, filters, sorts and pages, with all that can be done to it. */
export function PeopleTable({ onEdit }: { onEdit: (row: TableRow) => void }) {
  const { t } = useTranslation('datatables')
  const search = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => search.current?.focus() })
  const list = useRowList()
  const [layout, changeLayout] = useTableLayout()
  const { menuOf, remove } = useRowActions(onEdit)
  const columns = useRowColumns(layout.hidden, menuOf)
  const selection = useRowSelection()
  const [expanded, setExpanded] = useState<ReadonlySet<RowKey>>(new Set())
  const { params, change } = list

  return (
    <Card isFlush>
      <div className="toolbar">
        <SearchField
          ref={search}
          label={t('list.search')}
          value={params.q}
          onSearch={(q) => {
            change({ q })
          }}
        />
        <FilterPanel list={list} />
        <span className="toolbar-gap" />
        <ViewsPanel />
        <LayoutPanel layout={layout} onChange={changeLayout} />
        <ExportPanel
          list={list}
          selectedIds={selection.ids}
          shown={fields.filter((field) => !layout.hidden.has(field))}
        />
      </div>
      <ActiveFilters list={list} />
      <ListRows
        list={{ ...list, selectedIds: selection.ids, select: selection.select }}
        texts={{
          title: t('list.caption'),
          search: t('list.search'),
          failed: t('list.failed'),
          none: t('list.none'),
          noneText: t('list.noneText'),
        }}
        columns={columns}
        nameOf={({ full_name }) => full_name}
        canSelect
        features={{
          isDense: layout.isDense,
          hasStickyHead: true,
          layout: {
            widths: layout.widths,
            pins: layout.pins,
            onResize: (column, width) => {
              changeLayout({ widths: { ...layout.widths, [column]: width } })
            },
          },
          expansion: { expanded, onChange: setExpanded, details: (row) => <RowDetails row={row} /> },
        }}
      />
      <SelectionBar list={list} selection={selection} onRemove={remove} />
      <Pagination
        label={t('list.caption')}
        page={params.page}
        perPage={params.perPage}
        total={list.total}
        pageSizes={[10, 25, 50, 100]}
        onPage={(page) => {
          change({ page })
        }}
        onPerPage={(perPage) => {
          change({ perPage })
        }}
      />
    </Card>
  )
}
