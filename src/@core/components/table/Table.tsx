import type { ReactNode } from 'react'
import { Table as PlainTable } from 'reactstrap'
import { cx } from '../cx'
import { useOverflow } from '../data-table/useOverflow'
// Styles of `.table-scroll`.
import '../data-table/data-table.scss'
import './table.scss'

/** `inverted`: dark in light skins, light in dark skins; `invertedHead`: only the header. */
type TableVariant =
  'striped' | 'stripedColumns' | 'bordered' | 'borderless' | 'hover' | 'small' | 'inverted' | 'invertedHead'

const classes: Readonly<Record<TableVariant, string>> = {
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
  /** Accessible name. */
  caption: string
  /** Shows the caption above or below the rows; by default only screen readers read it. */
  captionSide?: 'top' | 'bottom'
  /** Styles that can be combined. */
  variants?: readonly TableVariant[]
  /** `thead`, `tbody` and `tfoot`. The class `tint-success` (or another tone) highlights a row or cell. */
  children: ReactNode
}

/** Static table; scrolls if too wide. For lists, use `DataTable`. */
export function Table({ caption, captionSide, variants = [], children }: TableProps) {
  const { ref, isOverflowing } = useOverflow()
  return (
    <div
      ref={ref}
      className="table-scroll"
      {...(isOverflowing && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <PlainTable
        className={cx(
          'plain-table',
          captionSide === 'top' && 'has-caption-top',
          ...variants.map((name) => classes[name]),
        )}
      >
        <caption className={cx(!captionSide && 'visually-hidden')}>{caption}</caption>
        {children}
      </PlainTable>
    </div>
  )
}
