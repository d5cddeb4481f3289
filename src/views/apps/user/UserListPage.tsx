import { useMay } from '@core/auth/useMay'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { Pagination } from '@core/components/Pagination'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import type { User } from '@/redux/apps/user/schema'
import { collectUsers, selectSelectedIds } from '@/redux/apps/user/slice'
import { ExportMenu } from './list/ExportMenu'
import { UserBulkBar } from './list/UserBulkBar'
import { UserFigures } from './list/UserFigures'
import { UserFilters } from './list/UserFilters'
import { UserTable } from './list/UserTable'
import { useUserColumns } from './list/useUserColumns'
import { useUserList } from './list/useUserList'
import { UserDrawer } from './shared/UserDrawer'

/** Who is being edited beside the list: nobody, somebody new, or a user. */
type Editing = null | 'new' | User

const hiddenAtFirst: ReadonlySet<string> = new Set(['country', 'contact'])

/** `/apps/user/list`: find users, look after them one by one or many at once, and take them elsewhere. */
export function Component() {
  const { t } = useTranslation('user')
  const may = useMay()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [editing, setEditing] = useState<Editing>(null)
  const [hidden, setHidden] = useState(hiddenAtFirst)
  const list = useUserList()
  const columns = useUserColumns(setEditing)
  const visible = useMemo(() => columns.filter(({ key }) => !hidden.has(key)), [columns, hidden])
  const selectedIds = useAppSelector(selectSelectedIds)
  const selected = list.users.filter(({ id }) => selectedIds.includes(id))

  /** All users that match, not just those on the page. */
  async function loadMatching() {
    const result = await dispatch(collectUsers({ ...list.query, page: 1, perPage: Math.max(1, list.total) }))
    if (collectUsers.fulfilled.match(result)) return result.payload.users
    if (result.payload) toast.error(errorText(result.payload))
    return null
  }

  return (
    <div>
      <PageHeader
        title={t('list.title')}
        actions={
          <>
            <ExportMenu label={t('export.label')} load={loadMatching} />
            {may('create', 'User') && (
              <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onClick={() => setEditing('new')}>
                {t('list.add')}
              </Button>
            )}
          </>
        }
      />
      <div className="stack">
        <UserFigures />
        <Card isFlush>
          <UserFilters list={list} columns={columns} hidden={hidden} onHiddenChange={setHidden} />
          {list.request.status === 'failed' && list.users.length > 0 && (
            <StaleAlert title={t('list.notRefreshed')} error={list.request.error} onRetry={list.retry} />
          )}
          <UserTable
            list={list}
            columns={visible}
            onAdd={
              may('create', 'User')
                ? () => {
                    setEditing('new')
                  }
                : null
            }
          />
          <UserBulkBar users={selected} />
          <Pagination
            label={t('list.title')}
            page={list.params.page}
            perPage={list.params.perPage}
            total={list.total}
            onPage={(page) => list.change({ page })}
            onPerPage={(perPage) => list.change({ perPage })}
          />
        </Card>
      </div>
      {editing && <UserDrawer {...(editing !== 'new' && { user: editing })} onClose={() => setEditing(null)} />}
    </div>
  )
}
