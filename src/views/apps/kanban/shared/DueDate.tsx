import { cx } from '@core/components/cx'
import { CalendarClock, CalendarDays, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/kanban/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { dueStateOf, type DueState } from './due'
import { useKanbanContext } from './kanbanContext'
import styles from '../kanban.module.scss'

const icons = {
  overdue: { icon: CircleAlert, tone: 'tone-danger' },
  soon: { icon: CalendarClock, tone: 'tone-warning' },
  later: { icon: CalendarDays, tone: 'tone-neutral' },
} as const satisfies Record<Exclude<DueState, 'none'>, unknown>

export function DueDate({ task }: { task: Task }) {
  const { t } = useTranslation('kanban')
  const format = useFormat()
  const { done, now } = useKanbanContext()
  const state = dueStateOf(task, now, done)
  if (task.dueDate === null || state === 'none') return null
  const { icon: Icon, tone } = icons[state]
  return (
    <time className={cx(styles.dueDate, tone)} dateTime={task.dueDate} title={t(`due.${state}`)}>
      <Icon aria-hidden="true" />
      <span className="visually-hidden">{t(`due.${state}`)}</span>
      {format.date(task.dueDate)}
    </time>
  )
}
