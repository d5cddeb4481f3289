import { dayFrom, dayTextOf } from '@core/zonedTime'
import type { TaskView } from '../hooks/useTodoUrl'

/** What makes a new task one of those that are seen. */
export function belongingsOf(view: TaskView, now: Date) {
  const days = { today: 0, upcoming: 1 }
  const isDated = view.filter === 'today' || view.filter === 'upcoming'
  return {
    tags: view.tag === undefined ? [] : [view.tag],
    project: view.project ?? '',
    isImportant: view.filter === 'important',
    dueDay: isDated ? dayTextOf(dayFrom(now, days[view.filter])) : '',
  }
}
