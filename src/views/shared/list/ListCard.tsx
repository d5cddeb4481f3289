import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { BulkBar } from '@core/components/data-table/BulkBar'
import type { RowKey } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Pagination } from '@core/components/Pagination'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptyList } from '@core/illustrations/EmptyList'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { MoreVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { tableStatusOf } from '@/redux/app/tableStatus'
import { ListToolbar } from './ListToolbar'
import type { List } from './useList'

interface ListCardProps<Row extends { id: number }> {
  list: List<Row>
  texts: {
    /** Names the table and its pages. */
    title: string
    search: string
    failed: string
    /** Where there are no rows at all, whatever the search and the filters. */
    none: string
    noneText?: string
  }
  /** Heads the card, where the page's title does not say what is in it. */
  title?: string
  nameOf: (row: Row) => string
  /** What can be done with one row; without it, rows have no menu. */
  menuOf?: ((row: Row) => readonly MenuItem[]) | undefined
  /** What can be done with the selected rows; without it, none can be selected. */
  bulk?: ((rows: readonly Row[]) => ReactNode) | undefined
  /** The way to the first row, where there is none. */
  firstStep?: ReactNode
}

/** A list: search, filters, rows or what there is to say in their place, what can be done with them, and pages. */
export function ListCard<Row extends { id: number }>(props: ListCardProps<Row>) {
  const { t } = useTranslation('kit')
  const { list, texts, title, nameOf, menuOf, bulk } = props
  const { params, rows, total, request, selectedIds } = list
  const selected = rows.filter(({ id }) => selectedIds.includes(id))
  const columns = list.columns.filter(({ key }) => !list.hidden.has(key))
  if (menuOf) {
    columns.push({
      key: 'actions',
      header: t('list.actions'),
      kind: 'actions',
      cell: (row) => (
        <MenuButton
          label={t('list.actionsFor', { name: nameOf(row) })}
          icon={<MoreVertical aria-hidden="true" />}
          look={{ size: 'sm', variant: 'ghost' }}
          align="end"
          items={menuOf(row)}
        />
      ),
    })
  }

  return (
    <Card isFlush {...(title && { title })}>
      <ListToolbar list={list} search={texts.search} />
      {request.status === 'failed' && rows.length > 0 && (
        <StaleAlert title={t('list.notRefreshed')} error={request.error} onRetry={list.retry} />
      )}
      {request.status === 'failed' && rows.length === 0 ? (
        <Failed {...props} />
      ) : (
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
          {...(bulk && {
            selection: {
              selected: new Set<RowKey>(selectedIds),
              onChange: (keys) => list.select(rows.map(({ id }) => id).filter((id) => keys.has(id))),
            },
          })}
          empty={<Nothing {...props} />}
        />
      )}
      {bulk && (
        <BulkBar count={selected.length} onClear={() => list.select([])}>
          {bulk(selected)}
        </BulkBar>
      )}
      <Pagination
        label={texts.title}
        page={params.page}
        perPage={params.perPage}
        total={total}
        pageSizes={list.pageSizes}
        onPage={(page) => list.change({ page })}
        onPerPage={(perPage) => list.change({ perPage })}
      />
    </Card>
  )
}

/** No row could be had, and none is left from before. */
function Failed<Row extends { id: number }>({ list: { request, retry }, texts }: ListCardProps<Row>) {
  const errorText = useErrorText()
  if (request.status !== 'failed') return null
  return <ErrorState title={texts.failed} text={errorText(request.error)} onRetry={retry} />
}

function Nothing<Row extends { id: number }>({ list, texts, firstStep }: ListCardProps<Row>) {
  const { t } = useTranslation('kit')
  if (!list.isFiltered) {
    const { none, noneText } = texts
    return (
      <EmptyState picture={<EmptyList />} title={none} {...(noneText && { text: noneText })} action={firstStep} />
    )
  }
  return (
    <EmptyState
      picture={<EmptySearch />}
      title={t('list.noMatch')}
      text={t('list.noMatchText')}
      action={<Button onClick={list.clearAll}>{t('list.clear')}</Button>}
    />
  )
}
