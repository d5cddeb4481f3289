import { Button } from '@core/components/button/Button'
import type { TableSource } from '@core/components/data-table/column'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptyList } from '@core/illustrations/EmptyList'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequestState } from '@/redux/app/thunks'

type TableStatus = TableSource<unknown>['status']

/** Previous rows stay visible during a refetch. */
function tableStatusOf({ status }: RequestState, rows: readonly unknown[]): TableStatus {
  if (status === 'succeeded' || status === 'failed') return 'ready'
  return rows.length > 0 ? 'refreshing' : 'loading'
}

interface ListStatesProps {
  /** From `useList`, or any list with these members. */
  list: {
    rows: readonly unknown[]
    request: RequestState
    retry: () => void
    isFiltered: boolean
    clearAll: () => void
  }
  texts: {
    failed: string
    /** Title of the empty state: no rows, without search and filters. */
    none: string
    noneText?: string
  }
  /** Button of the empty state. */
  firstStep?: ReactNode
  /** Renders the table; `empty` replaces it if there are no rows. */
  children: (status: TableStatus, empty: ReactNode) => ReactNode
}

/** Loading, error, stale and empty states of a table. */
export function ListStates({ list, texts, firstStep, children }: ListStatesProps) {
  const { t } = useTranslation('kit')
  const errorText = useErrorText()
  const { rows, request, retry, isFiltered, clearAll } = list

  if (request.status === 'failed' && rows.length === 0) {
    return <ErrorState title={texts.failed} text={errorText(request.error)} onRetry={retry} />
  }
  return (
    <>
      {request.status === 'failed' && (
        <StaleAlert title={t('list.notRefreshed')} error={request.error} onRetry={retry} />
      )}
      {children(
        tableStatusOf(request, rows),
        isFiltered ? (
          <EmptyState
            picture={<EmptySearch />}
            title={t('list.noMatch')}
            text={t('list.noMatchText')}
            action={<Button onClick={clearAll}>{t('list.clear')}</Button>}
          />
        ) : (
          <EmptyState
            picture={<EmptyList />}
            title={texts.none}
            {...(texts.noneText && { text: texts.noneText })}
            action={firstStep}
          />
        ),
      )}
    </>
  )
}
