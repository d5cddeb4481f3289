import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { useReminders } from '@/views/shared/useReminders'
import { spanOf, timeTextIn } from '../shared/times'

const minute = 60_000

/** Events whose reminder is after `after` and not after `until`, sorted by start. */
export function dueReminders(events: readonly CalendarEvent[], after: Date, until: Date): CalendarEvent[] {
  return events
    .flatMap((event) => {
      const { reminder } = event
      if (typeof reminder !== 'number') return []
      const start = spanOf(event).start.getTime()
      const at = start - reminder * minute
      return at > after.getTime() && at <= until.getTime() ? [{ event, start }] : []
    })
    .sort((a, b) => a.start - b.start)
    .map(({ event }) => event)
}

/** Shows reminders while the calendar is open; missed ones up to an hour later. @param events null while loading */
export function useEventReminders(
  events: readonly CalendarEvent[] | null,
  onOpen: (event: CalendarEvent) => void,
): void {
  const { t, i18n } = useTranslation('calendar')
  useReminders({
    storageKey: 'calendarReminded',
    maxAbsence: 60 * minute,
    isReady: events !== null,
    remind(after, until) {
      for (const event of dueReminders(events ?? [], after, until)) {
        toast.info(t('reminder.due', { title: event.title, when: timeTextIn(i18n.language)(event) }), {
          open: { label: t('reminder.open'), run: () => onOpen(event) },
        })
      }
      return true
    },
  })
}
