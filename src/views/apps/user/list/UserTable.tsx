import { Button } from '@core/components/button/Button'
import type { Column, RowKey } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { EmptyList } from '@core/illustrations/EmptyList'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { tableStatusOf } from '@/redux/app/tableStatus'
import type { User } from '@/redux/apps/user/schema'
import { selectSelectedIds, usersSelected } from '@/redux/apps/user/slice'
import type { UserListState } from './useUserList'

export interface UserTableProps {
  list: UserListState
  columns: readonly Column<User>[]
  /** Null for those who may not add anybody. */
  onAdd: (() => void) | null
}

/** The rows, or what there is to say in their place. */
export function UserTable({ list, columns, onAdd }: UserTableProps) {
  const { t } = useTranslation('user')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const selectedIds = useAppSelector(selectSelectedIds)
  const { params, change, sortBy, users, request, retry } = list

  // What was on screen stays there while it cannot be had anew.
  if (request.status === 'failed' && users.length === 0) {
    return <ErrorState title={t('list.failed')} text={errorText(request.error)} onRetry={retry} />
  }

  const isFiltered = params.q !== '' || params.role !== '' || params.currentPlan !== '' || params.status !== ''
  const empty = isFiltered ? (
    <EmptyState
      picture={<EmptySearch />}
      title={t('list.noMatch')}
      text={t('list.noMatchText')}
      action={
        <Button
          onClick={() => {
            change({ q: '', role: '', currentPlan: '', status: '' })
          }}
        >
          {t('list.clearFilters')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      picture={<EmptyList />}
      title={t('list.none')}
      text={t('list.noneText')}
      {...(onAdd && {
        action: (
          <Button variant="primary" onClick={onAdd}>
            {t('list.add')}
          </Button>
        ),
      })}
    />
  )

  return (
    <DataTable
      caption={t('list.title')}
      columns={columns}
      source={{
        rows: users,
        keyOf: ({ id }) => id,
        labelOf: ({ fullName }) => fullName,
        status: tableStatusOf(request, users),
        expected: params.perPage,
      }}
      sort={{
        column: params.sortColumn,
        direction: params.sort,
        onSort: sortBy,
      }}
      selection={{
        selected: new Set<RowKey>(selectedIds),
        onChange: (selected) => dispatch(usersSelected(users.map(({ id }) => id).filter((id) => selected.has(id)))),
      }}
      empty={empty}
    />
  )
}
