import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cx } from '../cx'
import type { Column, TableSort } from './column'

interface SortableHeadProps<Row> {
  column: Column<Row>
  sort: TableSort | undefined
}

/** The head of a column; one that can be sorted by holds a button. */
export function SortableHead<Row>({ column, sort }: SortableHeadProps<Row>) {
  const className = cx(column.isNumeric && 'is-numeric', column.kind === 'primary' && 'is-primary')
  if (!sort || !column.isSortable) {
    return (
      <th scope="col" className={className}>
        {column.kind === 'actions' ? <span className="visually-hidden">{column.header}</span> : column.header}
      </th>
    )
  }

  const direction = sort.column === column.key ? sort.direction : undefined
  const Icon = direction === undefined ? ArrowUpDown : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <th scope="col" className={className} aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}>
      <button
        type="button"
        className={cx('sort-button', direction && 'is-sorted')}
        onClick={() => sort.onSort(column.key, direction === 'asc' ? 'desc' : 'asc')}
      >
        {column.header}
        <Icon aria-hidden="true" />
      </button>
    </th>
  )
}
