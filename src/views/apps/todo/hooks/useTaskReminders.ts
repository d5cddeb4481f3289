import { dateOf, timeZone } from '@core/zonedTime'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Task } from '@/redux/apps/todo/schema'
import { fetchDueTasks } from '@/redux/apps/todo/slice'
import { useReminders } from '@/views/shared/useReminders'
import type { TodoUrl } from './useTodoUrl'

const minute = 60_000

/** Toasts at a time; lists show the rest. */
const maxToasts = 3

/** Shows a toast when a task is due. Tasks that became due up to a day ago are included. */
export function useTaskReminders(hrefTo: TodoUrl['hrefTo']): void {
  const { t, i18n } = useTranslation('todo')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  function show({ id, title, dueDate }: Task) {
    const due = dateOf(dueDate ?? '')
    const when = new Intl.DateTimeFormat(i18n.language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: timeZone(),
    }).format(due)
    const isOver = Date.now() - due.getTime() > 2 * minute
    toast.info(isOver ? t('toast.wasDue', { title, when }) : t('toast.due', { title }), {
      open: { label: t('action.open'), run: () => void navigate(hrefTo(id)) },
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
}
