import { cx } from '@core/components/cx'
import { RowCheckbox } from '@core/components/data-table/RowCheckbox'
import { useTooltip } from '@core/components/overlay/useTooltip'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { useSortableRow } from '@core/components/sortable/useSortableRow'
import { GripVertical } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/todo/schema'
import { useTodo, type RowPosition } from '../shared/todo'
import { TaskRow } from './TaskRow'
import styles from '../todo.module.scss'

export interface TaskItemProps extends RowPosition {
  task: Task
  isSelected: boolean
}

/** Disabled handle. The tooltip explains why; for the keyboard, the row's menu does. */
function IdleHandle({ reason }: { reason: string }) {
  const tooltip = useTooltip(reason)
  return (
    <>
      <span className="drag-handle is-idle" {...tooltip.anchorProps} aria-hidden="true">
        <GripVertical />
      </span>
      {tooltip.node}
    </>
  )
}

function Lead({ task, isSelected, handle }: { task: Task; isSelected: boolean; handle?: ReactNode }) {
  const { t } = useTranslation('todo')
  const { isSelecting, orderBlock, select } = useTodo()
  if (isSelecting)
    return (
      <span className={styles.todoSelect}>
        <RowCheckbox
          label={t('list.select', { title: task.title })}
          isChecked={isSelected}
          onToggle={(isRange) => select(task, isRange)}
        />
      </span>
    )
  if (handle) return handle
  return orderBlock === null || orderBlock === 'forbidden' ? null : <IdleHandle reason={t(`order.${orderBlock}`)} />
}

export function SortableTaskItem({ task, isSelected, ...position }: TaskItemProps) {
  const { t } = useTranslation('todo')
  const { setRow, isDragging, handle } = useSortableRow(task.id)
  return (
    <li ref={setRow} className={cx(styles.todoRow, isSelected && 'is-selected', isDragging && 'is-dragging')}>
      <Lead
        task={task}
        isSelected={isSelected}
        handle={<DragHandle label={t('list.move', { title: task.title })} handle={handle} />}
      />
      <TaskRow task={task} {...position} />
    </li>
  )
}

export const TaskItem = memo(function TaskItem({ task, isSelected, ...position }: TaskItemProps) {
  return (
    <li className={cx(styles.todoRow, isSelected && 'is-selected')}>
      <Lead task={task} isSelected={isSelected} />
      <TaskRow task={task} {...position} />
    </li>
  )
})
