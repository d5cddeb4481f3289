import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import type { RowKey } from '@core/components/data-table/column'
import { cellText } from '@core/export/table'
import { Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { rows as resource } from '@/redux/tables/datatables/slice'
import { exportOf } from '@/views/shared/list/fields'
import { ListCard } from '@/views/shared/list/ListCard'
import { ListExport } from '@/views/shared/list/ListExport'
import { useList } from '@/views/shared/list/useList'
import type { EditableKey } from '../shared/fields'
import { useRowFields } from '../shared/fields'
import { RowDetails } from '../shared/RowDetails'
import { useRowActions } from '../shared/useRowActions'
import { EditableCell } from './EditableCell'
import { LayoutPanel } from './LayoutPanel'
import type { RowTableLayout } from './tableLayout'
import { readLayout, writeLayout } from './tableLayout'

/** Keeps the table's layout in the URL, without history entries. */
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

/** Adds editable cells for users who may update rows. */
function useCellFields() {
  const fields = useRowFields()
  const canUpdate = useCan()('update', 'Data')
  return useMemo(() => {
    if (!canUpdate) return fields
    const { id, full_name, ...editable } = fields
    const cells = Object.entries(editable).map(([key, field]) => [
      key,
      {
        ...field,
        cell: (row: TableRow) => (
          <EditableCell row={row} field={key as EditableKey} text={cellText(field.text(row))}>
            {field.cell(row)}
          </EditableCell>
        ),
      },
    ])
    return { id, full_name, ...(Object.fromEntries(cells) as typeof editable) }
  }, [fields, canUpdate])
}

const pageSizes = [10, 25, 50, 100] as const

/** The layout in the URL is part of saved views. Exports contain the visible columns. */
function usePeopleList() {
  const fields = useCellFields()
  const list = useList({ resource, fields, pageSizes })
  const [layout, changeLayout] = useTableLayout()
  const { state } = list.views
  const search = writeLayout(new URLSearchParams(state.search), layout).toString()
  const shownFields = Object.fromEntries(Object.entries(fields).filter(([key]) => !layout.hidden.has(key)))
  return {
    list: {
      ...list,
      hidden: layout.hidden,
      views: { ...list.views, state: { ...state, search } },
      exported: (rows: readonly TableRow[]) => exportOf(shownFields, rows),
    },
    layout,
    changeLayout,
  }
}

export function PeopleTable({ onEdit }: { onEdit: (row: TableRow) => void }) {
  const { t } = useTranslation('datatables')
  const can = useCan()
  const { list, layout, changeLayout } = usePeopleList()
  const { menuOf, remove } = useRowActions(onEdit)
  const [expanded, setExpanded] = useState<ReadonlySet<RowKey>>(new Set())
  const title = t('list.caption')

  return (
    <ListCard
      list={list}
      texts={{
        title,
        search: t('list.search'),
        filters: t('list.filters'),
        failed: t('list.failed'),
        none: t('list.none'),
        noneText: t('list.noneText'),
      }}
      nameOf={({ full_name }) => full_name}
      menuOf={menuOf}
      bulk={(selected, ids) => (
        <>
          <ListExport list={list} name={title} isSelection />
          {can('delete', 'Data') && (
            <Button
              size="sm"
              variant="outline-danger"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => void remove({ ids, name: selected[0]?.full_name ?? t('list.onePerson') })}
            >
              {t('action.delete')}
            </Button>
          )}
        </>
      )}
      tools={
        <>
          <LayoutPanel columns={list.columns} layout={layout} onChange={changeLayout} />
          <ListExport list={list} name={title} />
        </>
      }
      features={{
        isDense: layout.isDense,
        hasStickyHead: true,
        layout: {
          widths: layout.widths,
          pins: layout.pins,
          onResize: (column, width) => changeLayout({ widths: { ...layout.widths, [column]: width } }),
        },
        expansion: { expanded, onChange: setExpanded, details: (row) => <RowDetails row={row} /> },
      }}
    />
  )
}
