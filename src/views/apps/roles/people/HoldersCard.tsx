import { useMay } from '@core/auth/useMay'
import { Card } from '@core/components/Card'
import { BulkBar } from '@core/components/data-table/BulkBar'
import type { RowKey } from '@core/components/data-table/column'
import { Pagination } from '@core/components/Pagination'
import { StaleAlert } from '@core/components/StaleAlert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import type { RoleCard } from '@/redux/apps/roles/schema'
import { selectUserData } from '@/redux/shell/session/slice'
import { useRoleActions } from '../useRoleActions'
import { HolderFilters } from './HolderFilters'
import { HolderTable } from './HolderTable'
import { RoleMenu } from './RoleMenu'
import { useHolderList } from './useHolderList'

const nothing: ReadonlySet<RowKey> = new Set()

/** All users with the role that each holds, to be changed for one or for many. */
export function HoldersCard({ roles }: { roles: readonly RoleCard[] }) {
  const { t } = useTranslation('roles')
  const may = useMay()
  const list = useHolderList(roles)
  const { assign } = useRoleActions()
  const [selected, setSelected] = useState(nothing)
  const ownEmail = useAppSelector(selectUserData)?.email
  const rows = list.users.filter(({ id }) => selected.has(id))
  // One's own row may be selected, but stays as it is.
  const others = rows.filter(({ email }) => email !== ownEmail)

  return (
    <Card title={t('people.title')} isFlush>
      <HolderFilters list={list} roles={roles} />
      {list.request.status === 'failed' && list.users.length > 0 && (
        <StaleAlert title={t('people.notRefreshed')} error={list.request.error} onRetry={list.retry} />
      )}
      <HolderTable list={list} selection={may('update', 'ACL') ? { selected, onChange: setSelected } : null} />
      <BulkBar count={rows.length} onClear={() => setSelected(nothing)}>
        <RoleMenu
          label={t('people.changeMany')}
          look={{ size: 'sm' }}
          onChoose={(role) => {
            if (others.length > 0) void assign(others, role)
          }}
        />
      </BulkBar>
      <Pagination
        label={t('people.title')}
        page={list.params.page}
        perPage={list.params.perPage}
        total={list.total}
        onPage={(page) => list.change({ page })}
        onPerPage={(perPage) => list.change({ perPage })}
      />
    </Card>
  )
}
