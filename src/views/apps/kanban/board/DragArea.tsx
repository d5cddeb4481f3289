import { cx } from '@core/components/cx'
import type { KeyboardEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn, Task } from '@/redux/apps/kanban/schema'
import { useKanbanContext } from '../shared/kanbanContext'
import { handleCardArrows } from './cardArrows'
import styles from '../kanban.module.scss'

export type DragItem =
  { readonly task: Task; readonly column?: never } | { readonly column: KanbanColumn; readonly task?: never }

export interface DragStart {
  event: SyntheticEvent
  name: 'onMouseDown' | 'onTouchStart' | 'onKeyDown'
  /** The element to move, and its handle for the keyboard. */
  row: HTMLElement
  handle: HTMLElement | null
}

interface DragAreaProps {
  boardRef: RefObject<HTMLOListElement | null>
  tasks: ReadonlyMap<string, readonly Task[]>
  isDragging: boolean
  onHold: (held: DragItem, press: DragStart) => void
  children: ReactNode
}

/** Handles presses for all cards and columns. A draggable for each would rerender all on each pick-up and column change. */
export function DragArea({ boardRef, tasks, isDragging, onHold, children }: DragAreaProps) {
  const { t } = useTranslation('kanban')
  const { columns, rights, isFiltered } = useKanbanContext()

  function hold(event: SyntheticEvent, name: DragStart['name']) {
    const { target } = event
    if (!rights.update || !(target instanceof Element)) return
    const card = target.closest<HTMLElement>('[data-task]')
    const task = card && [...tasks.values()].flat().find(({ id }) => String(id) === card.dataset.task)
    if (task) {
      const handle = card.querySelector('a')
      if (!isFiltered) onHold({ task }, { event, name, row: card, handle })
      return
    }
    // Mouse and touch grab a column by its head, the keyboard by its handle.
    const head = target.closest('header')
    const row = head?.closest<HTMLElement>('[data-column]')
    const column = columns.find(({ id }) => id === row?.dataset.column)
    if (row && column) onHold({ column }, { event, name, row, handle: row.querySelector('.drag-handle') })
  }
  /** Space lifts the focused card. Enter follows its link. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isDragging) return
    const isHandle = event.target instanceof Element && event.target.matches('.drag-handle')
    if (event.code === 'Space' || (event.code === 'Enter' && isHandle)) hold(event, 'onKeyDown')
    else handleCardArrows(event)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for the links inside
    <ol
      ref={boardRef}
      className={cx(styles.kanbanBoard, isDragging && 'is-dragging')}
      aria-label={t('board.columns')}
      onMouseDown={(event) => hold(event, 'onMouseDown')}
      onTouchStart={(event) => hold(event, 'onTouchStart')}
      onKeyDown={handleKeyDown}
    >
      {children}
    </ol>
  )
}
