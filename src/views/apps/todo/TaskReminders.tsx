import { toast } from '@core/toast/toast'
import { dateOf, timeZone, wallOf } from '@core/zonedTime'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Task } from '@/redux/apps/todo/schema'
import { fetchDueTasks } from '@/redux/apps/todo/slice'
import { useReminders } from '@/views/shared/useReminders'
import { hrefOf } from './hooks/useTodoUrl'

const minute = 60_000

/** Toasts at a time; lists show the rest. */
const maxToasts = 3

/** Shows a toast on every page when a task is due. Tasks that became due up to a day ago are included. */
export function TaskReminders() {
  const { t, i18n } = useTranslation('todo')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  function show({ id, title, dueDate }: Task) {
    const [due, now] = [dateOf(dueDate ?? ''), new Date()]
    const when = new Intl.DateTimeFormat(i18n.language, {
      ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
      ...(wallOf(due).year !== wallOf(now).year && { year: 'numeric' }),
      timeZone: timeZone(),
    }).format(due)
    const isOver = now.getTime() - due.getTime() > 2 * minute
    toast.info(isOver ? t('toast.wasDue', { title, when }) : t('toast.due', { title }), {
      open: { label: t('action.open'), run: () => void navigate(hrefOf({ filter: 'all' }, id)) },
    })
  }

  useReminders({
    storageKey: 'todoReminded',
    maxAbsence: 24 * 60 * minute,
    async remind(after, until) {
      const result = await dispatch(fetchDueTasks({ after: after.toISOString(), until: until.toISOString() }))
      if (!fetchDueTasks.fulfilled.match(result)) return false
      result.payload.tasks.slice(-maxToasts).forEach(show)
      return true
    },
  })
  return null
}
