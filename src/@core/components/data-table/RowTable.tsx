import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import { cx } from '../cx'
import { Skeleton } from '../Skeleton'
import { VisuallyHidden } from '../VisuallyHidden'
import type { Column, DataTableProps, TableSelection, TableSource } from './column'
import { RowCheckbox } from './RowCheckbox'
import { SortableHead } from './SortableHead'
import { useOverflow } from './useOverflow'
import { useRowSelection } from './useRowSelection'

const noSelection: TableSelection = { selected: new Set(), onChange: () => undefined }

/** A `DataTable` as a table that scrolls within its card. */
export function RowTable<Row>({ caption, columns, source, sort, selection }: DataTableProps<Row>) {
  const { t } = useTranslation('core')
  const { ref, isOverflowing } = useOverflow()
  const page = useRowSelection(source, selection ?? noSelection)
  const isLoading = source.status === 'loading'

  return (
    <div
      ref={ref}
      className="table-scroll"
      {...(isOverflowing && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <Table
        className={cx('data-table', source.status === 'refreshing' && 'is-refreshing')}
        aria-busy={source.status !== 'ready'}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="cell-select">
                <RowCheckbox
                  label={t('table.selectPage')}
                  isChecked={page.state === 'all'}
                  isMixed={page.state === 'some'}
                  onToggle={page.togglePage}
                />
              </th>
            )}
            {columns.map((column) => (
              <SortableHead key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading ? (
            <SkeletonRows columns={columns} count={source.expected ?? 10} hasSelection={selection !== undefined} />
          ) : (
            source.rows.map((row) => (
              <tr key={source.keyOf(row)} className={cx(page.isSelected(row) && 'is-selected')}>
                {selection && (
                  <td className="cell-select">
                    <RowCheckbox
                      label={t('table.selectRow', { name: source.labelOf(row) })}
                      isChecked={page.isSelected(row)}
                      onToggle={(isRange) => page.toggle(row, isRange)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))
          )}
        </tbody>
      </Table>
      {isLoading && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.kind === 'primary') {
    return (
      <th scope="row" className="is-primary">
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td className={cx(column.isNumeric && 'is-numeric', column.kind === 'actions' && 'is-actions')}>
      {column.cell(row)}
    </td>
  )
}

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  count: NonNullable<TableSource<Row>['expected']>
  hasSelection: boolean
}

/* As tall as real rows, so that nothing moves when they come. */
function SkeletonRows<Row>({ columns, count, hasSelection }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className="skeleton-row" aria-hidden="true">
      {hasSelection && (
        <td className="cell-select">
          <Skeleton shape="block" width="1rem" height="1rem" />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={cx(column.kind === 'primary' && 'is-primary')}>
          <SkeletonCell column={column} />
        </td>
      ))}
    </tr>
  ))
}

function SkeletonCell<Row>({ column: { kind, key } }: { column: Column<Row> }) {
  if (kind === 'actions') return null
  if (kind === undefined) return <Skeleton width={key.length % 2 ? '60%' : '45%'} />
  return (
    <span className="skeleton-primary">
      <Skeleton shape="circle" width="2.125rem" />
      <Skeleton width="7rem" />
      <Skeleton width="10rem" />
    </span>
  )
}
