import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef } from 'react'
import { Table } from 'reactstrap'
import { cx } from '../cx'
import type { Column, TableSort } from './column'
import './data-table.scss'
import { SortableHead } from './SortableHead'
import { placeColumns } from './placeColumns'

/** Rows by index. Pass a new object when the rows or their order change. */
interface LongList<Row> {
  count: number
  rowAt: (index: number) => Row
}

export interface VirtualTableProps<Row> {
  /** Accessible name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  /** Rows by index, so that they can be created on demand. */
  list: LongList<Row>
  sort: TableSort
  /** Dims the rows during a refetch. */
  isRefreshing: boolean
}

/** Row height in pixels, repeated in `data-table.scss`. Must be fixed: rows outside the viewport are never measured. */
const rowHeight = 44

/**
 * Table that renders only visible rows. `aria-rowcount` and `aria-rowindex` describe the whole table (WAI-ARIA 1.2).
 * The scroll box is focusable: arrow keys, Page Up, Page Down, Home and End scroll it.
 */
export function VirtualTable<Row>({ caption, columns, list, sort, isRefreshing }: VirtualTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- its functions are only called here
  const virtualizer = useVirtualizer({
    count: list.count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)

  // A new order starts at the top.
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [list])

  return (
    <div
      ref={box}
      className="table-scroll has-sticky-head virtual-scroll"
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
      tabIndex={0}
    >
      <Table
        className={cx('data-table is-virtual', isRefreshing && 'is-refreshing')}
        aria-busy={isRefreshing}
        aria-rowcount={list.count + 1}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            {placeColumns(columns, undefined).map((placed) => (
              <SortableHead key={placed.column.key} placed={placed} sort={sort} onResize={() => undefined} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={before} />
          {items.map(({ index }) => (
            <VirtualRow key={index} index={index} list={list} columns={columns} />
          ))}
          <Gap height={after} />
        </tbody>
      </Table>
    </div>
  )
}

function Gap({ height }: { height: number }) {
  return height > 0 && <tr className="virtual-gap" style={{ blockSize: height }} aria-hidden="true" />
}

interface VirtualRowProps<Row> {
  index: number
  list: LongList<Row>
  columns: readonly Column<Row>[]
}

/* Memoized: scrolling renders the table many times a second. */
const VirtualRow = memo(function VirtualRow<Row>({ index, list, columns }: VirtualRowProps<Row>) {
  const row = list.rowAt(index)
  return (
    <tr aria-rowindex={index + 2}>
      {columns.map((column) =>
        column.kind === 'primary' ? (
          <th key={column.key} scope="row" className="is-primary">
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} className={cx(column.isNumeric && 'is-numeric')}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}) as <Row>(props: VirtualRowProps<Row>) => React.ReactNode
