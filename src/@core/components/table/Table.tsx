import type { ReactNode } from 'react'
import { Table as PlainTable } from 'reactstrap'
import { cx } from '../cx'
import { useOverflow } from '../data-table/useOverflow'
// How it scrolls.
import '../data-table/data-table.scss'
import './table.scss'

/** `inverted`: light on dark where the page is dark on light, and the other way round; `invertedHead`: only the head. */
type TableLook =
  'striped' | 'stripedColumns' | 'bordered' | 'borderless' | 'hover' | 'small' | 'inverted' | 'invertedHead'

const classes: Readonly<Record<TableLook, string>> = {
  striped: 'is-striped',
  stripedColumns: 'is-striped-columns',
  bordered: 'is-bordered',
  borderless: 'is-borderless',
  hover: 'is-hover',
  small: 'is-small',
  inverted: 'is-inverted',
  invertedHead: 'has-inverted-head',
}

export interface TableProps {
  /** Names the table. */
  caption: string
  /** Whether the caption shows, above or below the rows; otherwise it is only read out. */
  captionSide?: 'top' | 'bottom'
  look?: readonly TableLook[]
  /** `thead`, `tbody` and `tfoot`. A row or cell with the class `tint-success` (or another tone) stands out. */
  children: ReactNode
}

/** A table that is written out row by row. Where it is wider than its place it scrolls there. For lists there is `DataTable`. */
export function Table({ caption, captionSide, look = [], children }: TableProps) {
  const { ref, isOverflowing } = useOverflow()
  return (
    <div
      ref={ref}
      className="table-scroll"
      {...(isOverflowing && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <PlainTable
        className={cx('plain-table', captionSide === 'top' && 'has-caption-top', ...look.map((name) => classes[name]))}
      >
        <caption className={cx(!captionSide && 'visually-hidden')}>{caption}</caption>
        {children}
      </PlainTable>
    </div>
  )
}
