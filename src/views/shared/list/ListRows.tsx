import { Button } from '@core/components/button/Button'
import type { Column, RowKey, TableFeatures } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptyList } from '@core/illustrations/EmptyList'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequestState } from '@/redux/app/thunks'
import type { List } from './useList'

/** How a table stands whose rows a request brings: those that are there stay while newer ones are on their way. */
function tableStatusOf({ status }: RequestState, rows: readonly unknown[]): 'loading' | 'refreshing' | 'ready' {
  if (status === 'succeeded' || status === 'failed') return 'ready'
  return rows.length > 0 ? 'refreshing' : 'loading'
}

export interface ListTexts {
  /** Names the table and its pages. */
  title: string
  search: string
  failed: string
  /** Where there are no rows at all, whatever the search and the filters. */
  none: string
  noneText?: string
}

interface ListRowsProps<Row extends { id: number }> {
  list: Pick<
    List<Row>,
    | 'rows'
    | 'request'
    | 'retry'
    | 'params'
    | 'isSortable'
    | 'sortBy'
    | 'selectedIds'
    | 'select'
    | 'isFiltered'
    | 'clearAll'
  >
  texts: ListTexts
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  canSelect: boolean
  features?: TableFeatures<Row>
  /** The way to the first row, where there is none. */
  firstStep?: ReactNode
}

/** The rows, or what there is to say in their place. What was on screen stays there while it cannot be had again. */
export function ListRows<Row extends { id: number }>(props: ListRowsProps<Row>) {
  const { t } = useTranslation('kit')
  const errorText = useErrorText()
  const { list, texts, columns, nameOf, canSelect, features, firstStep } = props
  const { params, rows, request } = list

  if (request.status === 'failed' && rows.length === 0) {
    return <ErrorState title={texts.failed} text={errorText(request.error)} onRetry={list.retry} />
  }
  return (
    <>
      {request.status === 'failed' && (
        <StaleAlert title={t('list.notRefreshed')} error={request.error} onRetry={list.retry} />
      )}
      <DataTable
        caption={texts.title}
        columns={columns}
        source={{
          rows,
          keyOf: ({ id }) => id,
          labelOf: nameOf,
          status: tableStatusOf(request, rows),
          expected: params.perPage,
        }}
        {...(list.isSortable && {
          sort: { column: params.sortColumn, direction: params.sort, onSort: list.sortBy },
        })}
        {...(canSelect && {
          selection: {
            selected: new Set<RowKey>(list.selectedIds),
            onChange: (keys) => list.select([...keys].map(Number)),
          },
        })}
        {...(features && { features })}
        empty={
          list.isFiltered ? (
            <EmptyState
              picture={<EmptySearch />}
              title={t('list.noMatch')}
              text={t('list.noMatchText')}
              action={<Button onClick={list.clearAll}>{t('list.clear')}</Button>}
            />
          ) : (
            <EmptyState
              picture={<EmptyList />}
              title={texts.none}
              {...(texts.noneText && { text: texts.noneText })}
              action={firstStep}
            />
          )
        }
      />
    </>
  )
}
