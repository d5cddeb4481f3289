import { toast } from '@core/toast/toast'
import { dayTextOf } from '@core/zonedTime'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Occurrence } from '@/redux/apps/calendar/schema'
import { fetchDueEvents } from '@/redux/apps/calendar/slice'
import { useReminders } from '@/views/shared/useReminders'
import { paths } from './paths'
import { spanOf, timeTextIn } from './shared/times'

/** Shows reminders on every page; missed ones up to an hour later. */
export function EventReminders() {
  const { t, i18n } = useTranslation('calendar')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  function show(event: Occurrence) {
    const { id, at, title } = event
    const href = paths.calendar.href(
      {},
      { date: dayTextOf(spanOf(event).start), event: String(id), ...(at !== undefined && { at }) },
    )
    toast.info(t('reminder.due', { title, when: timeTextIn(i18n.language)(event) }), {
      open: { label: t('reminder.open'), run: () => void navigate(href) },
    })
  }

  useReminders({
    storageKey: 'calendarReminded',
    maxAbsence: 60 * 60_000,
    async remind(after, until) {
      const result = await dispatch(fetchDueEvents({ after: after.toISOString(), until: until.toISOString() }))
      if (!fetchDueEvents.fulfilled.match(result)) return false
      result.payload.events.forEach(show)
      return true
    },
  })
  return null
}
