import { Button } from '@core/components/button/Button'
import type { Column } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptyList } from '@core/illustrations/EmptyList'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { useTranslation } from 'react-i18next'
import { tableStatusOf } from '@/redux/app/tableStatus'
import type { Permission } from '@/redux/apps/permissions/schema'
import type { PermissionListState } from './usePermissionList'

interface PermissionTableProps {
  list: PermissionListState
  columns: readonly Column<Permission>[]
}

/** The rows, or what there is to say in their place. */
export function PermissionTable({ list, columns }: PermissionTableProps) {
  const { t } = useTranslation('permissions')
  const errorText = useErrorText()
  const { params, change, permissions, request, retry } = list

  if (request.status === 'failed' && permissions.length === 0) {
    return <ErrorState title={t('failed')} text={errorText(request.error)} onRetry={retry} />
  }
  const isFiltered = params.q !== '' || params.assignedTo !== ''
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      source={{
        rows: permissions,
        keyOf: ({ id }) => id,
        labelOf: ({ name }) => name,
        status: tableStatusOf(request, permissions),
        expected: params.perPage,
      }}
      empty={
        isFiltered ? (
          <EmptyState
            picture={<EmptySearch />}
            title={t('noMatch')}
            text={t('noMatchText')}
            action={<Button onClick={() => change({ q: '', assignedTo: '' })}>{t('clear')}</Button>}
          />
        ) : (
          <EmptyState picture={<EmptyList />} title={t('none')} text={t('noneText')} />
        )
      }
    />
  )
}
