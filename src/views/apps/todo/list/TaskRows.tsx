import { SortableList } from '@core/components/sortable/SortableList'
import {
  memo,
  startTransition,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import type { Task } from '@/redux/apps/todo/schema'
import { selectToggled } from '@/redux/apps/todo/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import type { TaskGroup } from '../hooks/useArrangement'
import { useTodo } from '../shared/todo'
import { SortableTaskItem, TaskItem } from './TaskItem'
import styles from '../todo.module.scss'

/** Rows rendered per step, and distance from the end in px that renders more. */
const step = 60
const nearEnd = 1600

function focusTask(box: HTMLElement | null, task: Task | undefined) {
  box?.querySelector<HTMLElement>(`[data-task="${task?.id}"]`)?.focus()
}

export interface TaskRowsHandle {
  /** Scrolls to a task and focuses its link. */
  focusRow: (index: number) => void
}

interface TaskRowsProps {
  label: string
  groups: readonly TaskGroup[]
  tasks: readonly Task[]
  selectedIds: ReadonlySet<number>
  isRefreshing: boolean
  ref: Ref<TaskRowsHandle>
}

/** Renders a long list step by step while scrolling. */
export const TaskRows = memo(function TaskRows(props: TaskRowsProps) {
  const { label, groups, tasks, selectedIds, isRefreshing, ref } = props
  const { t } = useTranslation('todo')
  const format = useFormat()
  const { actions, orderBlock } = useTodo()
  const box = useRef<HTMLDivElement>(null)
  const [limit, setLimit] = useState(step)

  useImperativeHandle(ref, () => ({
    focusRow(index) {
      flushSync(() => setLimit((before) => Math.max(before, index + step / 2)))
      focusTask(box.current, tasks[index])
    },
  }))

  const toggled = useAppSelector(selectToggled)
  const latest = useRef({ tasks, toggled })
  useLayoutEffect(() => {
    latest.current = { tasks, toggled }
  }, [tasks, toggled])
  const handleMove = useCallback(
    (from: number, to: number) => {
      const shown = latest.current
      const wasCompleted = ({ id, isCompleted }: Task) => shown.toggled[id] ?? isCompleted
      const [task, aim] = [shown.tasks[from], shown.tasks[to]]
      if (!task || !aim) return
      // Completed tasks stay behind open ones.
      const alike = shown.tasks.filter((other) => wasCompleted(other) === wasCompleted(task))
      const target = alike.includes(aim) ? aim : alike.at(wasCompleted(task) ? 0 : -1)
      const side = from < to ? 'after' : 'before'
      const neighbour = alike[alike.indexOf(task) + (side === 'after' ? 1 : -1)]
      if (target && neighbour) actions.move(task, { target, neighbour, side })
    },
    [actions],
  )
  function handleScroll() {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = box.current ?? {}
    if (limit >= tasks.length || scrollTop + clientHeight <= scrollHeight - nearEnd) return
    // Scrolling does not wait for the rows.
    startTransition(() => setLimit(limit + step))
  }
  const propsOf = (task: Task, index: number) => ({
    task,
    index,
    count: tasks.length,
    isSelected: selectedIds.has(task.id),
    onMove: handleMove,
  })

  const shown = tasks.slice(0, limit)
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, part) => sum + part.tasks.length, 0))
  return (
    <div ref={box} className={styles.todoScroll} aria-busy={isRefreshing} onScroll={handleScroll}>
      {orderBlock === null ? (
        <SortableList
          label={label}
          className="list-unstyled"
          ids={shown.map(({ id }) => id)}
          nameOf={(index) => tasks[index]?.title ?? ''}
          onMove={handleMove}
        >
          {shown.map((task, index) => (
            <SortableTaskItem key={task.id} {...propsOf(task, index)} />
          ))}
        </SortableList>
      ) : (
        groups.map(({ group, tasks: members }, index) => {
          const start = starts[index] ?? 0
          const rows = members.slice(0, Math.max(0, limit - start))
          if (rows.length === 0) return null
          const name = group === null ? label : t(`group.${group}`)
          return (
            <section key={group} aria-label={name}>
              {group !== null && (
                <h2 className={`${styles.todoGroup} is-${group}`}>
                  {name}
                  <span className="text-muted fw-medium tabular">{format.number(members.length)}</span>
                </h2>
              )}
              <ol className="list-unstyled" aria-label={name}>
                {rows.map((task, index) => (
                  <TaskItem key={task.id} {...propsOf(task, start + index)} />
                ))}
              </ol>
            </section>
          )
        })
      )}
    </div>
  )
})
