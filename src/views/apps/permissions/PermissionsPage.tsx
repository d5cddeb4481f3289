import { useMay } from '@core/auth/useMay'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { Pagination } from '@core/components/Pagination'
import { StaleAlert } from '@core/components/StaleAlert'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Permission } from '@/redux/apps/permissions/schema'
import { PermissionDialog } from './PermissionDialog'
import { PermissionFilters } from './PermissionFilters'
import { PermissionTable } from './PermissionTable'
import { usePermissionColumns } from './usePermissionColumns'
import { usePermissionList } from './usePermissionList'
import { useRoleNames } from './useRoleNames'

/** What the dialog is about: nothing, a new permission, or one that gets another name. */
type Editing = null | 'new' | Permission

/** `/apps/permissions`: the permissions by name, and the roles that have them. */
export function Component() {
  const { t } = useTranslation('permissions')
  const may = useMay()
  const [editing, setEditing] = useState<Editing>(null)
  const list = usePermissionList()
  const nameOf = useRoleNames()
  const columns = usePermissionColumns(nameOf, setEditing)

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          may('create', 'ACL') && (
            <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
              {t('add')}
            </Button>
          )
        }
      />
      <div className="stack">
        <p className="text-muted">{t('intro')}</p>
        <Card isFlush>
          <PermissionFilters list={list} nameOf={nameOf} />
          {list.request.status === 'failed' && list.permissions.length > 0 && (
            <StaleAlert title={t('notRefreshed')} error={list.request.error} onRetry={list.retry} />
          )}
          <PermissionTable list={list} columns={columns} />
          <Pagination
            label={t('title')}
            page={list.params.page}
            perPage={list.params.perPage}
            total={list.total}
            onPage={(page) => list.change({ page })}
            onPerPage={(perPage) => list.change({ perPage })}
          />
        </Card>
      </div>
      {editing && (
        <PermissionDialog {...(editing !== 'new' && { permission: editing })} onClose={() => setEditing(null)} />
      )}
    </>
  )
}
