import { Card } from '@core/components/Card'
import { BulkBar } from '@core/components/data-table/BulkBar'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Pagination } from '@core/components/Pagination'
import { MoreVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListTexts } from './ListRows'
import { ListRows } from './ListRows'
import { ListToolbar } from './ListToolbar'
import type { List } from './useList'

interface ListCardProps<Row extends { id: number }> {
  list: List<Row>
  texts: ListTexts
  /** Heads the card, where the page's title does not say what is in it. */
  title?: string
  nameOf: (row: Row) => string
  /** What can be done with one row; without it, rows have no menu. */
  menuOf?: ((row: Row) => readonly MenuItem[]) | undefined
  /** What can be done with the selected rows; without it, none can be selected. @param rows those on the page @param ids all of them */
  bulk?: ((rows: readonly Row[], ids: readonly number[]) => ReactNode) | undefined
  /** The way to the first row, where there is none. */
  firstStep?: ReactNode
}

/** A list: search, filters, rows, what can be done with them, and pages. */
export function ListCard<Row extends { id: number }>(props: ListCardProps<Row>) {
  const { t } = useTranslation('kit')
  const { list, texts, title, nameOf, menuOf, bulk, firstStep } = props
  const { params, rows, selectedIds } = list
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
      <ListToolbar list={list} texts={texts} />
      <ListRows
        list={list}
        texts={texts}
        columns={columns}
        nameOf={nameOf}
        canSelect={bulk !== undefined}
        firstStep={firstStep}
      />
      {bulk && (
        <BulkBar count={selectedIds.length} onClear={() => list.select([])}>
          {bulk(
            rows.filter(({ id }) => selectedIds.includes(id)),
            selectedIds,
          )}
        </BulkBar>
      )}
      <Pagination
        label={texts.title}
        page={params.page}
        perPage={params.perPage}
        total={list.total}
        pageSizes={list.pageSizes}
        onPage={(page) => list.change({ page })}
        onPerPage={(perPage) => list.change({ perPage })}
      />
    </Card>
  )
}
