import { Button } from '@core/components/button/Button'
import type { Column, TableFeatures, TableSort } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptyList } from '@core/illustrations/EmptyList'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { tableStatusOf } from '@/redux/app/tableStatus'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { selectRowList } from '@/redux/tables/datatables/slice'
import type { useRowSelection } from './useRowSelection'

export interface RowsTableProps {
  caption: string
  columns: readonly Column<TableRow>[]
  /** Rows that a page has. */
  expected: number
  selection: ReturnType<typeof useRowSelection>
  /** Takes search and filters off; null where there are none. */
  onClearFilters: (() => void) | null
  onRetry: () => void
  /** What only the advanced table has. */
  more?: { sort: TableSort; features: TableFeatures<TableRow> }
}

/** The rows, or what there is to say in their place. */
export function RowsTable({ caption, columns, expected, selection, onClearFilters, onRetry, more }: RowsTableProps) {
  const { t } = useTranslation('datatables')
  const errorText = useErrorText()
  const { rows, request } = useAppSelector(selectRowList)

  // What was on screen stays there while it cannot be had anew.
  if (request.status === 'failed' && rows.length === 0) {
    return <ErrorState title={t('list.failed')} text={errorText(request.error)} onRetry={onRetry} />
  }

  return (
    <DataTable
      caption={caption}
      columns={columns}
      source={{
        rows,
        keyOf: ({ id }) => id,
        labelOf: ({ full_name }) => full_name,
        status: tableStatusOf(request, rows),
        expected,
      }}
      selection={{ selected: selection.selected, onChange: selection.select }}
      {...more}
      empty={
        onClearFilters ? (
          <EmptyState
            picture={<EmptySearch />}
            title={t('list.noMatch')}
            text={t('list.noMatchText')}
            action={<Button onClick={onClearFilters}>{t('list.clearFilters')}</Button>}
          />
        ) : (
          <EmptyState picture={<EmptyList />} title={t('list.none')} text={t('list.noneText')} />
        )
      }
    />
  )
}
