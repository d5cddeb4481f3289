import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { spanOf } from './times'

const minute = 60_000

/** The events whose reminder comes after one moment, and by another; those that begin first come first. */
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
