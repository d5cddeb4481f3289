import { cx } from '@core/components/cx'
import { useEffect, useRef } from 'react'
import type { KanbanColumn, Task } from '@/redux/apps/kanban/schema'
import { CardFace } from '../card/CardFace'
import styles from '../kanban.module.scss'

/** Placeholder in the size of the card. With the keyboard, it shows the card. */
export function CardSlot({ task, byKeys }: { task: Task; byKeys: boolean }) {
  const row = useRef<HTMLLIElement>(null)

  // Keyboard drags scroll the slot into view. No dependencies: its position changes without new props.
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

export function ColumnSlot({ column, byKeys }: { column: KanbanColumn; byKeys: boolean }) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (byKeys) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return (
    <li ref={row} className={cx(styles.columnSlot, 'is-hole', byKeys && 'is-lifted')} aria-hidden="true">
      {byKeys && (
        <span className={styles.columnTitle}>
          <bdi className="truncate">{column.title}</bdi>
        </span>
      )}
    </li>
  )
}
