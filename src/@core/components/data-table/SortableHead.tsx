import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Suspense } from 'react'
import { cx } from '../cx'
import { lazyPart } from '../../lazy/lazyPart'
import type { Column, TableSort } from './column'
import type { PlacedColumn } from './placeColumns'

// Lazy: few tables have resizable columns.
const ResizeHandle = lazyPart(() => import('./ResizeHandle').then(({ ResizeHandle }) => ResizeHandle), null)

interface SortableHeadProps<Row> {
  placed: PlacedColumn<Row>
  sort: TableSort | undefined
  onResize: (width: number, isFinal: boolean) => void
}

/** Column header. Sortable columns have a button, columns with a known width a resize handle. */
export function SortableHead<Row>({ placed: { column, width, pin, style }, sort, onResize }: SortableHeadProps<Row>) {
  const direction = column.isSortable && sort?.column === column.key ? sort.direction : undefined
  return (
    <th
      scope="col"
      className={cx(
        column.isNumeric && 'is-numeric',
        column.kind === 'primary' && 'is-primary',
        pin && `is-pinned is-pinned-${pin}`,
      )}
      style={style}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      <HeadContent column={column} sort={sort} />
      {width !== undefined && (
        <Suspense fallback={null}>
          <ResizeHandle column={column.header} width={width} onResize={onResize} />
        </Suspense>
      )}
    </th>
  )
}

function HeadContent<Row>({ column, sort }: { column: Column<Row>; sort: TableSort | undefined }) {
  if (column.kind === 'actions') return <span className="visually-hidden">{column.header}</span>
  if (!sort || !column.isSortable) return column.header

  const direction = sort.column === column.key ? sort.direction : undefined
  const Icon = direction === undefined ? ArrowUpDown : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      className={cx('sort-button', direction && 'is-sorted')}
      onClick={() => sort.onSort(column.key, direction === 'asc' ? 'desc' : 'asc')}
    >
      {column.header}
      <Icon aria-hidden="true" />
    </button>
  )
}
