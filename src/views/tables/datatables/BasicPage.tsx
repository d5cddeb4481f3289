import { useCan } from '@core/auth/useCan'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { SearchField } from '@core/components/SearchField'
import { Button } from '@core/components/button/Button'
import { BulkBar } from '@core/components/data-table/BulkBar'
import type { RowKey } from '@core/components/data-table/column'
import { LoadedTable } from '@core/components/loaded-table/LoadedTable'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { lazyPart } from '@core/lazy/lazyPart'
import { search } from '@core/search'
import { Trash2, UserPlus } from 'lucide-react'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector, useRequest } from '@/redux/app/hooks'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { rows as resource } from '@/redux/tables/datatables/slice'
import type { Formatters } from '@/utility/format/formatters'
import { useFormat } from '@/utility/hooks/useFormat'
import type { ListParamsRules } from '@/views/shared/list/useListParams'
import { useListParams } from '@/views/shared/list/useListParams'
import { ListStates } from '@/views/shared/list/ListStates'
import { useBasicColumns } from './basic/useBasicColumns'
import { RowDetails } from './shared/RowDetails'
import { useRowActions } from './shared/useRowActions'

/** Same search rules as `GET /api/datatables/data`. @param format formats days and salaries as on screen */
function findRows(rows: readonly TableRow[], q: string, format: Formatters): TableRow[] {
  return search(rows, q, ({ full_name, post, email, age, salary, start_date }) => [
    full_name,
    post,
    email,
    String(age),
    String(salary),
    format.money(salary * 100),
    start_date,
    format.date(start_date),
  ])
}

// Lazy: most visits never open the form.
const RowDrawer = lazyPart(() => import('./shared/RowDrawer').then(({ RowDrawer }) => RowDrawer))

const pageSizes = [10, 25, 50] as const
const rules: ListParamsRules<string, never> = {
  columns: ['full_name', 'email', 'start_date', 'salary', 'status'],
  // Original order
  defaultColumn: '',
  filters: {},
  pageSizes,
}

/** `/datatables/basic`: all rows are loaded; the table itself sorts and pages. */
export function BasicPage() {
  const { t } = useTranslation('datatables')
  const dispatch = useAppDispatch()
  const can = useCan()
  const format = useFormat()
  const search = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => search.current?.focus() })
  const [editing, setEditing] = useState<null | 'new' | TableRow>(null)
  const [expanded, setExpanded] = useState<ReadonlySet<RowKey>>(new Set())
  const { remove, menuOf } = useRowActions(setEditing)
  const columns = useBasicColumns(menuOf)
  const [params, change] = useListParams(rules)
  const retry = useRequest(resource.fetchAll, undefined)
  const { all, selectedIds } = useAppSelector(resource.select)
  const { data, request } = all
  const people = useMemo(() => findRows(data ?? [], params.q, format), [data, params.q, format])
  const selected = people.filter(({ id }) => selectedIds.includes(id))
  const select = useCallback((ids: readonly number[]) => void dispatch(resource.rowsSelected(ids)), [dispatch])
  useEffect(() => () => select([]), [select])

  return (
    <>
      <PageHeader
        title={t('basic.title')}
        actions={
          can('create', 'Data') && (
            <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onClick={() => setEditing('new')}>
              {t('form.add')}
            </Button>
          )
        }
      />
      <Card isFlush>
        <div className="toolbar">
          <SearchField ref={search} label={t('list.search')} value={params.q} onSearch={(q) => change({ q })} />
        </div>
        <ListStates
          list={{
            rows: people,
            request,
            retry,
            isFiltered: params.q !== '',
            clearAll: () => change({ q: '' }),
          }}
          texts={{ failed: t('list.failed'), none: t('list.none'), noneText: t('list.noneText') }}
        >
          {(status, empty) => (
            <LoadedTable
              caption={t('list.caption')}
              columns={columns}
              source={{
                rows: people,
                keyOf: ({ id }) => id,
                labelOf: ({ full_name }) => full_name,
                status,
                expected: params.perPage,
              }}
              view={params}
              onView={({ page, perPage, sortColumn, sort }) => change({ page, perPage, sortColumn, sort })}
              pageSizes={pageSizes}
              {...(can('delete', 'Data') && {
                selection: {
                  selected: new Set<RowKey>(selectedIds),
                  onChange: (keys) => select([...keys].map(Number)),
                },
              })}
              expansion={{ expanded, onChange: setExpanded, details: (row) => <RowDetails row={row} /> }}
              empty={empty}
            />
          )}
        </ListStates>
        <BulkBar count={selectedIds.length} onClear={() => select([])}>
          <Button
            size="sm"
            variant="outline-danger"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => void remove({ ids: selectedIds, name: selected[0]?.full_name ?? t('list.onePerson') })}
          >
            {t('action.delete')}
          </Button>
        </BulkBar>
      </Card>
      {editing && (
        <Suspense fallback={null}>
          <RowDrawer {...(editing !== 'new' && { row: editing })} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </>
  )
}
