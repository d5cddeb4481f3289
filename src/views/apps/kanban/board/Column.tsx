import { cx } from '@core/components/cx'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { Fragment, memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Board, Task } from '@/redux/apps/kanban/schema'
import { CardRow, type CardLook } from '../card/CardRow'
import { useKanbanContext } from '../shared/kanbanContext'
import { CardAdder } from './CardAdder'
import { ColumnHead } from './ColumnHead'
import type { Drag } from './drag'
import { CardSlot } from './Slot'
import type { DragData } from './useBoardDrag'

/** The task that comes from this column, or that would go to it. */
export type TaskDrag = Extract<Drag, { kind: 'task' }>

export interface ColumnProps {
  board: Board
  tasks: readonly Task[]
  /** How many tasks are on it, search and filters aside. */
  count: number
  drag: TaskDrag | null
  look: CardLook
  isCollapsed: boolean
  isAdding: boolean
  onToggle: (boardId: string) => void
  /** Opens or closes the field for a new task. */
  onAdding: (boardId: string | null) => void
}

function lookOf(task: Task, next: Task | undefined, drag: TaskDrag | null): CardLook {
  if (drag?.task.id !== task.id) return 'rest'
  const isHome = drag.place.boardId === task.boardId && drag.place.beforeId === (next?.id ?? null)
  if (!isHome) return 'away'
  return drag.byKeys ? 'lifted' : 'hole'
}

/** A column: its head, its cards, and a field for new ones. */
export const Column = memo(function Column(props: ColumnProps) {
  const { board, tasks, count, drag, look, isCollapsed, isAdding, onToggle, onAdding } = props
  const { t } = useTranslation('kanban')
  const { may, isFiltered } = useKanbanContext()
  const titleId = useId()
  const data: DragData = { board }
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: `board:${board.id}`,
    data,
    disabled: !may.update,
  })
  const { setNodeRef: setListRef } = useDroppable({ id: `list:${board.id}` })

  const looks = tasks.map((task, index) => lookOf(task, tasks[index + 1], drag))
  const isAway = looks.includes('away')
  const hasSlot = drag?.place.boardId === board.id && (drag.task.boardId !== board.id || isAway)
  const slot = hasSlot && <CardSlot key="slot" task={drag.task} byKeys={drag.byKeys} />
  const isEmpty = tasks.length === 0 && !slot

  return (
    <li
      ref={setNodeRef}
      data-board={board.id}
      className={cx('kanban-column', isCollapsed && 'is-collapsed', look !== 'rest' && `is-${look}`)}
    >
      <section aria-labelledby={titleId}>
        <ColumnHead
          id={titleId}
          board={board}
          count={count}
          handle={may.update ? { setNode: setActivatorNodeRef, attributes, listeners } : null}
          isCollapsed={isCollapsed}
          onToggle={() => onToggle(board.id)}
        />
        <ul
          ref={setListRef}
          className={cx('column-list', hasSlot && 'is-target')}
          aria-label={t('column.tasks', { column: board.title })}
          hidden={isCollapsed}
        >
          {tasks.map((task, index) => (
            <Fragment key={task.id}>
              {drag?.place.beforeId === task.id && slot}
              <CardRow
                task={task}
                isFirst={index === 0}
                isLast={index === tasks.length - 1}
                look={looks[index] ?? 'rest'}
              />
            </Fragment>
          ))}
          {drag?.place.beforeId === null && slot}
          {isEmpty && <li className="column-empty">{isFiltered ? t('column.noMatch') : t('column.empty')}</li>}
        </ul>
        {may.create && !isCollapsed && (
          <CardAdder board={board} isOpen={isAdding} onOpen={() => onAdding(board.id)} onClose={() => onAdding(null)} />
        )}
      </section>
    </li>
  )
})
