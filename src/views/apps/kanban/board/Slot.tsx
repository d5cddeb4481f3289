import { cx } from '@core/components/cx'
import { useEffect, useRef } from 'react'
import type { Board, Task } from '@/redux/apps/kanban/schema'
import { CardFace } from '../card/CardFace'

/** The place that is kept for a card: as large as the card, and for those who use keys the card itself. */
export function CardSlot({ task, byKeys }: { task: Task; byKeys: boolean }) {
  const row = useRef<HTMLLIElement>(null)

  // The window follows the keys; the mouse and fingers scroll at its edges. Its place in the list changes without it.
  useEffect(() => {
    if (byKeys) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  return (
    <li ref={row} className={cx('kanban-card-row is-hole', byKeys && 'is-lifted')} aria-hidden="true">
      <div className="kanban-card">
        <CardFace task={task} />
      </div>
    </li>
  )
}

/** The place that is kept for a column. */
export function ColumnSlot({ board, byKeys }: { board: Board; byKeys: boolean }) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (byKeys) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return (
    <li ref={row} className={cx('column-slot is-hole', byKeys && 'is-lifted')} aria-hidden="true">
      {byKeys && (
        <span className="column-title">
          <bdi className="truncate">{board.title}</bdi>
        </span>
      )}
    </li>
  )
}
