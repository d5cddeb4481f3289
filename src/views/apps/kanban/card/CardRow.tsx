import { cx } from '@core/components/cx'
import { contextPointOf, type ContextPoint } from '@core/components/overlay/contextPoint'
import { useDraggable, type DraggableSyntheticListeners } from '@dnd-kit/core'
import { memo, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Task } from '@/redux/apps/kanban/schema'
import type { DragData } from '../board/useBoardDrag'
import { useKanbanContext } from '../shared/kanbanContext'
import { CardFace } from './CardFace'
import { CardMenu } from './CardMenu'

/** How a card takes part in a drag: its place is kept free, it is lifted by keys, or it is elsewhere. */
export type CardLook = 'rest' | 'hole' | 'lifted' | 'away'

interface CardRowProps {
  task: Task
  isFirst: boolean
  isLast: boolean
  look: CardLook
}

/** A card of a column. All of them hear when a drag begins, ends or comes to another column: what they hold stays as it is. */
export const CardRow = memo(function CardRow({ task, isFirst, isLast, look }: CardRowProps) {
  const { may, isFiltered } = useKanbanContext()
  const isHeld = may.update && !isFiltered
  const data: DragData = { task }
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: task.id,
    data,
    disabled: !isHeld,
  })
  const { onKeyDown: _, ...pointer } = listeners ?? {}
  const [at, setAt] = useState<ContextPoint | null>(null)

  function handleContextMenu(event: MouseEvent) {
    // A finger that stays lifts the card; the button on it opens the same menu.
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    if (isTouch) event.preventDefault()
    else setAt(contextPointOf(event))
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same menu stands behind a button
    <li
      ref={setNodeRef}
      data-task={task.id}
      className={cx('kanban-card-row', isHeld && 'is-held', look !== 'rest' && `is-${look}`)}
      {...(isHeld && pointer)}
      onContextMenu={handleContextMenu}
    >
      <CardBody
        task={task}
        isFirst={isFirst}
        isLast={isLast}
        hold={listeners}
        holdRef={setActivatorNodeRef}
        howTo={isHeld ? attributes['aria-describedby'] : undefined}
        at={at}
        onMenuClose={setAt}
      />
    </li>
  )
})

interface CardBodyProps extends Pick<CardRowProps, 'task' | 'isFirst' | 'isLast'> {
  hold: DraggableSyntheticListeners
  holdRef: (element: HTMLElement | null) => void
  /** The id of what tells how to move it. */
  howTo: string | undefined
  /** Where the right button was pressed. */
  at: ContextPoint | null
  onMenuClose: (at: null) => void
}

/** One link, which opens the task and which keys lift, and a menu. */
const CardBody = memo(function CardBody(props: CardBodyProps) {
  const { task, isFirst, isLast, hold, holdRef, howTo, at, onMenuClose } = props
  const { hrefTo } = useKanbanContext()

  /** The space bar lifts the card. The Enter key stays the link's. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.code !== 'Enter') hold?.onKeyDown?.(event)
  }

  return (
    <article className="kanban-card">
      <CardFace
        task={task}
        link={
          <Link
            ref={holdRef}
            className="task-link"
            to={hrefTo(task.id)}
            preventScrollReset
            draggable={false}
            aria-describedby={howTo}
            onKeyDown={handleKeyDown}
          >
            {task.title}
          </Link>
        }
        menu={<CardMenu task={task} edge={{ isFirst, isLast }} at={at} onClose={() => onMenuClose(null)} />}
      />
    </article>
  )
})
