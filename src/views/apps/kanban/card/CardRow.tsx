import { cx } from '@core/components/cx'
import { contextPointOf, type ContextPoint } from '@core/components/overlay/contextPoint'
import { memo, use, useState, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Task } from '@/redux/apps/kanban/schema'
import { LaneContext } from '../lanes/laneContext'
import { howToMoveId, useKanbanContext } from '../shared/kanbanContext'
import { CardFace } from './CardFace'
import { CardMenu } from './CardMenu'
import styles from '../kanban.module.scss'

/** How a card takes part in a drag: its place is kept free, it is lifted by keys, or it is elsewhere. */
export type CardLook = 'rest' | 'hole' | 'lifted' | 'away'

interface CardRowProps {
  task: Task
  isFirst: boolean
  isLast: boolean
  look: CardLook
}

/** A card of a column: one link, which opens the task and which keys lift, and a menu. */
export const CardRow = memo(function CardRow({ task, isFirst, isLast, look }: CardRowProps) {
  const { rights, isFiltered, hrefTo } = useKanbanContext()
  // Among lanes a place says nothing about the order, and keys move by the menu.
  const isInLane = use(LaneContext) !== null
  const isHeld = rights.update && (isInLane || !isFiltered)
  const [at, setAt] = useState<ContextPoint | null>(null)

  function handleContextMenu(event: MouseEvent) {
    // A finger that stays lifts the card; the button on it opens the same menu.
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    if (isTouch) event.preventDefault()
    else setAt(contextPointOf(event))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same menu stands behind a button
    <li
      data-task={task.id}
      className={cx(styles.kanbanCardRow, isHeld && 'is-held', look !== 'rest' && `is-${look}`)}
      onContextMenu={handleContextMenu}
    >
      <article className={styles.kanbanCard}>
        <CardFace
          task={task}
          link={
            <Link
              className={styles.taskLink}
              to={hrefTo(task.id)}
              preventScrollReset
              draggable={false}
              aria-describedby={isHeld && !isInLane ? howToMoveId : undefined}
            >
              {task.title}
            </Link>
          }
          menu={<CardMenu task={task} edge={{ isFirst, isLast }} at={at} onClose={() => setAt(null)} />}
        />
      </article>
    </li>
  )
})
