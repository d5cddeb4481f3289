import { addDays } from '@core/days'
import { dayTextOf } from '@core/zonedTime'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { spanOf } from '../shared/times'

/** Days to mark per event; longer events are marked on their first days only. */
const longest = 366

/** Days with events. */
export function busyDaysOf(events: readonly CalendarEvent[]): Set<string> {
  const days = new Set<string>()
  for (const event of events) {
    const { start, end } = spanOf(event)
    const last = dayTextOf(new Date(Math.max(start.getTime(), end.getTime() - 1)))
    let day = dayTextOf(start)
    for (let count = 0; day <= last && count < longest; count += 1) {
      days.add(day)
      day = addDays(day, 1)
    }
  }
  return days
}
