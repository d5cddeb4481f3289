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

/** Drag state: at rest, an open slot, lifted by keyboard, or elsewhere. */
export type CardState = 'rest' | 'hole' | 'lifted' | 'away'

interface CardRowProps {
  task: Task
  isFirst: boolean
  isLast: boolean
  dragState: CardState
}

/** The card is a link that opens the task and can be lifted by keyboard. */
export const CardRow = memo(function CardRow({ task, isFirst, isLast, dragState }: CardRowProps) {
  const { rights, isFiltered, hrefTo } = useKanbanContext()
  // Lanes have no order: with the keyboard, the menu moves cards.
  const isInLane = use(LaneContext) !== null
  const isHeld = rights.update && (isInLane || !isFiltered)
  const [at, setAt] = useState<ContextPoint | null>(null)

  function handleContextMenu(event: MouseEvent) {
    // A long press lifts the card; its button opens the same menu.
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    if (isTouch) event.preventDefault()
    else setAt(contextPointOf(event))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same menu stands behind a button
    <li
      data-task={task.id}
      className={cx(styles.kanbanCardRow, isHeld && 'is-held', dragState !== 'rest' && `is-${dragState}`)}
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
