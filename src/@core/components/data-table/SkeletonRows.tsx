import { cx } from '../cx'
import { Skeleton } from '../Skeleton'
import type { Column } from './column'
import type { PlacedColumn } from './placeColumns'

interface SkeletonRowsProps<Row> {
  columns: readonly PlacedColumn<Row>[]
  /** How many rows stand in. */
  count: number
  /** How many narrow cells come before the columns. */
  lead: number
}

/** Stands in for rows that are still to come, as tall as real ones, so that nothing moves when they do. */
export function SkeletonRows<Row>({ columns, count, lead }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className="skeleton-row" aria-hidden="true">
      {Array.from({ length: lead }, (_cell, cell) => (
        <td key={cell} className="cell-select">
          <Skeleton shape="block" width="1rem" height="1rem" />
        </td>
      ))}
      {columns.map(({ column, pin, style }) => (
        <td
          key={column.key}
          className={cx(column.kind === 'primary' && 'is-primary', pin && 'is-pinned')}
          style={style}
        >
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
