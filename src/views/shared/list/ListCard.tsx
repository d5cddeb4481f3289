import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { BulkBar } from '@core/components/data-table/BulkBar'
import type { RowKey, TableFeatures } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Pagination } from '@core/components/Pagination'
import { MoreVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListStates } from './ListStates'
import { ListToolbar } from './ListToolbar'
import type { List } from './useList'

interface ListTexts {
  /** Names the table and its pagination. */
  title: string
  /** Accessible name and placeholder of the search field. */
  search: string
  /** Button and dialog of the text and range filters; required for such filters. */
  filters?: string
  /** Title of the error state. */
  failed: string
  /** Title of the empty state: no rows, without search and filters. */
  none: string
  noneText?: string
}

export interface ListCardProps<Row extends { id: number }> {
  /** From `useList`. */
  list: List<Row>
  texts: ListTexts
  /** Title of the card, for a list beside other content. */
  title?: string
  /** Names a row for screen readers. */
  nameOf: (row: Row) => string
  /** From `useRowMenu`; without it, rows have no menu. */
  menuOf?: ((row: Row) => readonly MenuItem[]) | undefined
  /**
   * Bulk actions; without them, rows cannot be selected.
   * @param rows selected rows of this page; `list.withSelected` reads those of all pages
   * @param ids of all pages
   */
  bulk?: ((rows: readonly Row[], ids: readonly number[]) => ReactNode) | undefined
  /** Button of the empty state. */
  firstStep?: ReactNode
  /** Replaces the column menu at the end of the toolbar. */
  tools?: ReactNode
  /** Options of the table, such as expandable rows. */
  features?: TableFeatures<Row>
}

/** List in a card: search, filters, saved views, table, bulk actions and pagination. */
export function ListCard<Row extends { id: number }>(props: ListCardProps<Row>) {
  const { t } = useTranslation('kit')
  const { list, texts, title, nameOf, menuOf, bulk, firstStep, tools, features } = props
  const { params, rows, selectedIds } = list
  const selectedRows = rows.filter(({ id }) => selectedIds.includes(id))
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
          buttonProps={{ size: 'sm', variant: 'ghost' }}
          align="end"
          items={menuOf(row)}
        />
      ),
    })
  }

  return (
    <Card isFlush {...(title && { title })}>
      <ListToolbar list={list} texts={texts} tools={tools} />
      <ListStates list={list} texts={texts} firstStep={firstStep}>
        {(status, empty) => (
          <DataTable
            caption={texts.title}
            columns={columns}
            source={{ rows, keyOf: ({ id }) => id, labelOf: nameOf, status, expected: params.perPage }}
            {...(list.isSortable && {
              sort: { column: params.sortColumn, direction: params.sort, onSort: list.sortBy },
            })}
            {...(bulk && {
              selection: {
                selected: new Set<RowKey>(selectedIds),
                onChange: (keys) => list.select([...keys].map(Number)),
              },
            })}
            {...(features && { features })}
            empty={empty}
          />
        )}
      </ListStates>
      {bulk && (
        <BulkBar count={selectedIds.length} onClear={() => list.select([])}>
          {selectedRows.length === rows.length && selectedIds.length < list.total && (
            <Button size="sm" onClick={() => void list.selectMatching()}>
              {t('table.selectMatching', { count: list.total })}
            </Button>
          )}
          {bulk(selectedRows, selectedIds)}
        </BulkBar>
      )}
      {(list.total > 0 || list.request.status !== 'succeeded') && (
        <Pagination
          label={texts.title}
          page={params.page}
          perPage={params.perPage}
          total={list.total}
          pageSizes={list.pageSizes}
          onPage={(page) => list.change({ page })}
          onPerPage={(perPage) => list.change({ perPage })}
        />
      )}
    </Card>
  )
}
