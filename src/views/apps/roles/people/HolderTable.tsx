import { Button } from '@core/components/button/Button'
import type { RowKey } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { useTranslation } from 'react-i18next'
import { tableStatusOf } from '@/redux/app/tableStatus'
import { useHolderColumns } from './useHolderColumns'
import type { HolderListState } from './useHolderList'

interface HolderTableProps {
  list: HolderListState
  /** Nothing to be done with a selection means none. */
  selection: { selected: ReadonlySet<RowKey>; onChange: (selected: ReadonlySet<RowKey>) => void } | null
}

/** The users with their roles, or what there is to say in their place. */
export function HolderTable({ list, selection }: HolderTableProps) {
  const { t } = useTranslation('roles')
  const errorText = useErrorText()
  const columns = useHolderColumns()
  const { params, change, sortBy, users, request, retry } = list

  if (request.status === 'failed' && users.length === 0) {
    return <ErrorState title={t('people.failed')} text={errorText(request.error)} onRetry={retry} />
  }
  return (
    <DataTable
      caption={t('people.title')}
      columns={columns}
      source={{
        rows: users,
        keyOf: ({ id }) => id,
        labelOf: ({ fullName }) => fullName,
        status: tableStatusOf(request, users),
        expected: params.perPage,
      }}
      sort={{ column: params.sortColumn, direction: params.sort, onSort: sortBy }}
      {...(selection && { selection })}
      empty={
        <EmptyState
          picture={<EmptySearch />}
          title={t('people.noMatch')}
          text={t('people.noMatchText')}
          action={<Button onClick={() => change({ q: '', role: '' })}>{t('people.clear')}</Button>}
        />
      }
    />
  )
}
