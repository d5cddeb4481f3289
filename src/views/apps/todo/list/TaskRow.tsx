import { Avatar } from '@core/components/Avatar'
import { Badge } from '@core/components/Badge'
import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { ToneDot } from '@core/components/sidebar/ToneDot'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { CalendarClock, ListChecks, Repeat2, Star, Undo2 } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Repeat, Subtask, Task } from '@/redux/apps/todo/schema'
import { useTodo, type RowPosition } from '../shared/todo'
import { TaskMenu } from './TaskMenu'
import styles from '../todo.module.scss'

function Due({ task }: { task: Task }) {
  const { t } = useTranslation('todo')
  const due = useTodo().dueOf(task)
  if (!due || task.dueDate === null) return <span className={styles.todoDue} />
  const isUrgent = !task.isDeleted && (due.group === 'overdue' || due.group === 'today')
  return (
    <span className={cx(styles.todoDue, 'tabular', isUrgent && `is-${due.group}`)}>
      {isUrgent && <CalendarClock aria-hidden="true" />}
      <VisuallyHidden>{t(isUrgent && due.group === 'overdue' ? 'list.overdue' : 'list.due')}</VisuallyHidden>
      <time dateTime={task.dueDate} title={due.title}>
        {due.text}
      </time>
    </span>
  )
}

function SubtaskCount({ subtasks }: { subtasks: readonly Subtask[] }) {
  const { t } = useTranslation('todo')
  if (subtasks.length === 0) return null
  const done = subtasks.filter(({ isCompleted }) => isCompleted).length
  return (
    <span className={cx(styles.todoSubtasks, 'tabular', done === subtasks.length && 'is-done')}>
      <ListChecks aria-hidden="true" />
      <span aria-hidden="true">{t('subtask.short', { done, count: subtasks.length })}</span>
      <VisuallyHidden>{t('subtask.progress', { done, count: subtasks.length })}</VisuallyHidden>
    </span>
  )
}

function Repeats({ repeat }: { repeat: Repeat }) {
  const { t } = useTranslation('todo')
  if (repeat === 'none') return null
  return (
    <span className={styles.todoRepeat}>
      <Repeat2 aria-hidden="true" />
      <VisuallyHidden>{t('list.repeats', { how: t(`repeat.${repeat}`) })}</VisuallyHidden>
    </span>
  )
}

/** Project and tags; omits unknown ones and those still loading. */
function Belongings({ task }: { task: Task }) {
  const { t } = useTranslation('todo')
  const { categories } = useTodo()
  const project = categories.projects.find(({ id }) => id === task.project)
  const tags = task.tags.flatMap((tag) => categories.tags.find(({ id }) => id === tag) ?? [])
  return (
    <>
      {project && (
        <span className={styles.todoProject}>
          <ToneDot tone={project.tone} />
          <VisuallyHidden>{t('field.project')}</VisuallyHidden>
          <bdi className="truncate">{project.name}</bdi>
        </span>
      )}
      {tags.length > 0 && (
        <span className={styles.todoTags}>
          {tags.map(({ id, name, tone }) => (
            <Badge key={id} tone={tone}>
              <bdi className="truncate">{name}</bdi>
            </Badge>
          ))}
        </span>
      )}
    </>
  )
}

interface TaskRowProps extends RowPosition {
  task: Task
}

/** The link covers the row; controls are above it. The parent renders handle and checkbox. */
export const TaskRow = memo(function TaskRow({ task, ...position }: TaskRowProps) {
  const { t } = useTranslation('todo')
  const { actions, rights, hrefTo } = useTodo()
  const { id, title, assignee, isCompleted, isImportant, isDeleted } = task

  return (
    <>
      <input
        type="checkbox"
        className={`form-check-input ${styles.todoCheck}`}
        aria-label={t('list.complete', { title })}
        checked={isCompleted}
        disabled={!rights.update || isDeleted}
        onChange={() => actions.complete([task], !isCompleted)}
      />
      <div className={styles.todoWords}>
        <Link className={cx(styles.todoLink, isCompleted && 'is-completed')} to={hrefTo(id)} data-task={id} dir="auto">
          {title}
        </Link>
        <Belongings task={task} />
        <SubtaskCount subtasks={task.subtasks} />
        <Repeats repeat={task.repeat} />
        <Due task={task} />
      </div>
      <span className={styles.todoAssignee} title={assignee?.fullName}>
        {assignee && <Avatar name={assignee.fullName} src={assignee.avatar || undefined} size="sm" isNamed />}
      </span>
      {isDeleted
        ? rights.remove && (
            <IconButton
              size="sm"
              label={t('action.restoreTask', { title })}
              icon={<Undo2 className="flip-rtl" aria-hidden="true" />}
              onClick={() => actions.restore([task])}
            />
          )
        : rights.update && (
            <IconButton
              size="sm"
              className="star-toggle"
              label={t('list.star', { title })}
              aria-pressed={isImportant}
              icon={<Star aria-hidden="true" />}
              onClick={() => actions.star([task], !isImportant)}
            />
          )}
      <TaskMenu task={task} position={position} />
    </>
  )
})
