import { dayTextOf } from '@core/dateText'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { addDays } from '../shared/days'
import { spanOf } from '../shared/times'

/** An event that lasts longer is marked on its first days only. */
const longest = 366

/** The days on which something takes place. */
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
