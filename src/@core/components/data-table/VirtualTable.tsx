import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef } from 'react'
import { Table } from 'reactstrap'
import { cx } from '../cx'
import type { Column, TableSort } from './column'
import './data-table.scss'
import { SortableHead } from './SortableHead'
import { placeColumns } from './placeColumns'

/** A list too long to be drawn whole. It is a new object when its rows or their order change. */
interface LongList<Row> {
  count: number
  /** @param index from 0 to `count` − 1 */
  rowAt: (index: number) => Row
}

export interface VirtualTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  list: LongList<Row>
  sort: TableSort
  /** Whether the rows shown are about to be replaced. */
  isRefreshing: boolean
}

/** Height of every row in pixels, which the style sheet repeats: what is not drawn has to be known without measuring it. */
const rowHeight = 44

/**
 * A table of any length of which only the rows in sight are drawn. Readers are told how many there are and which these are
 * (WAI-ARIA 1.2, `aria-rowcount` and `aria-rowindex`). The box takes the focus, and arrows, Page, Home and End scroll it.
 */
export function VirtualTable<Row>({ caption, columns, list, sort, isRefreshing }: VirtualTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and passed to nobody
  const virtualizer = useVirtualizer({
    count: list.count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)

  // Another order begins at its top.
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

/** Keeps the place of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr className="virtual-gap" style={{ blockSize: height }} aria-hidden="true" />
}

interface VirtualRowProps<Row> {
  index: number
  list: LongList<Row>
  columns: readonly Column<Row>[]
}

/* Scrolling draws the table again many times a second; rows that stay in sight are the same. */
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
