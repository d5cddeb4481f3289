import { useMay } from '@core/auth/useMay'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { BulkBar } from '@core/components/data-table/BulkBar'
import { PageHeader } from '@core/components/PageHeader'
import { Pagination } from '@core/components/Pagination'
import { SearchField } from '@core/components/SearchField'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { Trash2, UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { useBasicColumns } from './basic/useBasicColumns'
import { useBasicList } from './basic/useBasicList'
import { RowDrawer } from './shared/RowDrawer'
import { RowsTable } from './shared/RowsTable'
import { StaleRows } from './shared/StaleRows'
import { useRowActions } from './shared/useRowActions'
import { useRowSelection } from './shared/useRowSelection'

/** `/datatables/basic`: a hundred people at work, with search and pages. */
export function Component() {
  const { t } = useTranslation('datatables')
  const may = useMay()
  const [editing, setEditing] = useState<null | 'new' | TableRow>(null)
  const search = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => search.current?.focus() })
  const { params, change, rows, total, retry } = useBasicList()
  const columns = useBasicColumns(setEditing)
  const selection = useRowSelection()
  const { remove } = useRowActions()
  const name = rows.find(({ id }) => selection.selected.has(id))?.full_name ?? ''

  return (
    <>
      <PageHeader
        title={t('basic.title')}
        actions={
          may('create', 'Data') && (
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden="true" />}
              onClick={() => {
                setEditing('new')
              }}
            >
              {t('form.add')}
            </Button>
          )
        }
      />
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
        </div>
        <StaleRows onRetry={retry} />
        <RowsTable
          caption={t('list.caption')}
          columns={columns}
          expected={params.perPage}
          selection={selection}
          onClearFilters={
            params.q === ''
              ? null
              : () => {
                  change({ q: '' })
                }
          }
          onRetry={retry}
        />
        <BulkBar count={selection.ids.length} onClear={selection.clear}>
          {may('delete', 'Data') && (
            <Button
              size="sm"
              variant="danger-outline"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => void remove({ ids: selection.ids, name })}
            >
              {t('action.delete')}
            </Button>
          )}
        </BulkBar>
        <Pagination
          label={t('list.caption')}
          page={params.page}
          perPage={params.perPage}
          total={total}
          onPage={(page) => {
            change({ page })
          }}
          onPerPage={(perPage) => {
            change({ perPage })
          }}
        />
      </Card>
      {editing && (
        <RowDrawer
          {...(editing !== 'new' && { row: editing })}
          onClose={() => {
            setEditing(null)
          }}
        />
      )}
    </>
  )
}
