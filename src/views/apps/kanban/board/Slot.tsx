import { cx } from '@core/components/cx'
import { useEffect, useRef } from 'react'
import type { Board, Task } from '@/redux/apps/kanban/schema'
import { CardFace } from '../card/CardFace'
import styles from '../kanban.module.scss'

/** The place that is kept for a card: as large as the card, and for those who use keys the card itself. */
export function CardSlot({ task, byKeys }: { task: Task; byKeys: boolean }) {
  const row = useRef<HTMLLIElement>(null)

  // The window follows the keys; the mouse and fingers scroll at its edges. Its place in the list changes without it.
  useEffect(() => {
    if (byKeys) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  return (
    <li ref={row} className={cx(styles.kanbanCardRow, 'is-hole', byKeys && 'is-lifted')} aria-hidden="true">
      <div className={styles.kanbanCard}>
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
    <li ref={row} className={cx(styles.columnSlot, 'is-hole', byKeys && 'is-lifted')} aria-hidden="true">
      {byKeys && (
        <span className={styles.columnTitle}>
          <bdi className="truncate">{board.title}</bdi>
        </span>
      )}
    </li>
  )
}
