import { Fragment, memo, startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/kanban/schema'
import { CardRow, type CardState } from '../card/CardRow'
import { useKanbanContext } from '../shared/kanbanContext'
import type { Drag } from './drag'
import { CardSlot } from './Slot'
import styles from '../kanban.module.scss'

export type TaskDrag = Extract<Drag, { kind: 'task' }>

interface ColumnCardsProps {
  columnId: string
  tasks: readonly Task[]
  drag: TaskDrag | null
}

/** Cards rendered per step: first more than a screen shows, then the others as transitions. */
const step = 24

/** Cards to render; a few more than exist, so a new card appears at once. */
function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn < count + step) startTransition(() => setDrawn(drawn + step))
  }, [drawn, count])
  return drawn
}

function dragStateOf(task: Task, next: Task | undefined, drag: TaskDrag | null): CardState {
  if (drag?.task.id !== task.id) return 'rest'
  const isHome = drag.place.boardId === task.boardId && drag.place.beforeId === (next?.id ?? null)
  if (!isHome) return 'away'
  return drag.byKeys ? 'lifted' : 'hole'
}

export const ColumnCards = memo(function ColumnCards({ columnId, tasks, drag }: ColumnCardsProps) {
  const { t } = useTranslation('kanban')
  const { isFiltered } = useKanbanContext()
  const drawn = useDrawn(tasks.length)
  const dragStates = tasks.map((task, index) => dragStateOf(task, tasks[index + 1], drag))
  const isTarget = drag?.place.boardId === columnId && (drag.task.boardId !== columnId || dragStates.includes('away'))
  const slot = isTarget && <CardSlot key="slot" task={drag.task} byKeys={drag.byKeys} />

  return (
    <>
      {tasks.slice(0, drawn).map((task, index) => (
        <Fragment key={task.id}>
          {drag?.place.beforeId === task.id && slot}
          <CardRow
            task={task}
            isFirst={index === 0}
            isLast={index === tasks.length - 1}
            dragState={dragStates[index] ?? 'rest'}
          />
        </Fragment>
      ))}
      {drag?.place.beforeId === null && slot}
      {tasks.length === 0 && !slot && (
        <li className={styles.columnEmpty}>{isFiltered ? t('column.noMatch') : t('column.empty')}</li>
      )}
    </>
  )
})
