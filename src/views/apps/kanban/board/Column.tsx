import { cx } from '@core/components/cx'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn, Task } from '@/redux/apps/kanban/schema'
import type { CardState } from '../card/CardRow'
import { useKanbanContext } from '../shared/kanbanContext'
import { CardAdder } from './CardAdder'
import { ColumnCards, type TaskDrag } from './ColumnCards'
import { ColumnHead } from './ColumnHead'
import styles from '../kanban.module.scss'

export interface ColumnProps {
  column: KanbanColumn
  tasks: readonly Task[]
  /** Number of tasks without filters. */
  count: number
  drag: TaskDrag | null
  dragState: CardState
  isCollapsed: boolean
  isAdding: boolean
  onToggle: (columnId: string) => void
  onAdding: (columnId: string | null) => void
}

export const Column = memo(function Column(props: ColumnProps) {
  const { column, tasks, count, drag, dragState, isCollapsed, isAdding, onToggle, onAdding } = props
  const { t } = useTranslation('kanban')
  const { rights, isFiltered } = useKanbanContext()
  const titleId = useId()

  return (
    <li
      data-column={column.id}
      className={cx(styles.kanbanColumn, isCollapsed && 'is-collapsed', dragState !== 'rest' && `is-${dragState}`)}
    >
      <section aria-labelledby={titleId}>
        <ColumnHead
          id={titleId}
          column={column}
          count={count}
          found={isFiltered ? tasks.length : null}
          isCollapsed={isCollapsed}
          onToggle={() => onToggle(column.id)}
        />
        <div className={styles.columnList} hidden={isCollapsed}>
          {/* The scroll container must contain the drop targets, for scrolling at its edges. */}
          <ul
            className="d-flex flex-column gap-2 list-unstyled"
            aria-label={t('column.tasks', { column: column.title })}
          >
            <ColumnCards columnId={column.id} tasks={tasks} drag={drag} />
          </ul>
        </div>
        {rights.create && !isCollapsed && (
          <CardAdder
            column={column}
            isOpen={isAdding}
            onOpen={() => onAdding(column.id)}
            onClose={() => onAdding(null)}
          />
        )}
      </section>
    </li>
  )
})
