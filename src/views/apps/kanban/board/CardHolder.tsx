import { cx } from '@core/components/cx'
import { useDraggable } from '@dnd-kit/core'
import { useRef, type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/kanban/schema'
import { useKanbanContext } from '../shared/kanbanContext'
import { handleCardArrows } from './cardArrows'

interface CardHolderProps {
  boardRef: RefObject<HTMLOListElement | null>
  tasks: ReadonlyMap<string, readonly Task[]>
  isDragging: boolean
  children: ReactNode
}

/**
 * The columns' list, which holds the card that is pressed. One thing to drag stands for all cards: if each were one, all of them
 * would be drawn anew whenever something is lifted or comes to another column.
 */
export function CardHolder({ boardRef, tasks, isDragging, children }: CardHolderProps) {
  const { t } = useTranslation('kanban')
  const { may, isFiltered } = useKanbanContext()
  const held = useRef<Task | undefined>(undefined)
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: 'card',
    data: {
      get task() {
        return held.current
      },
    },
    disabled: !may.update || isFiltered,
  })

  function hold(event: SyntheticEvent, name: 'onMouseDown' | 'onTouchStart' | 'onKeyDown') {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task]') : null
    if (!row || isDragging) return
    held.current = [...tasks.values()].flat().find(({ id }) => String(id) === row.dataset.task)
    setNodeRef(row)
    setActivatorNodeRef(row.querySelector<HTMLElement>('.task-link'))
    listeners?.[name]?.(event)
  }
  /** The space bar lifts the card that has the focus. The Enter key stays the link's. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isDragging) return
    if (event.code === 'Space') hold(event, 'onKeyDown')
    else handleCardArrows(event)
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for the links inside
    <ol
      ref={boardRef}
      className={cx('kanban-board', isDragging && 'is-dragging')}
      aria-label={t('board.columns')}
      onMouseDown={(event) => hold(event, 'onMouseDown')}
      onTouchStart={(event) => hold(event, 'onTouchStart')}
      onKeyDown={handleKeyDown}
    >
      {children}
    </ol>
  )
}
