import { dayTextOf, timeZone } from '@core/zonedTime'
import { search } from '@core/search'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { spanOf, timeTextIn } from '../shared/times'

/** Maximum number of results in each half. */
const mostFound = 50

interface FoundEvents {
  /** Not over yet, next first. */
  ahead: CalendarEvent[]
  /** Over, latest first. */
  over: CalendarEvent[]
  count: number
}

/** Searches title, location, guests, description, kind and day. @param kindOf returns the label of the event's kind */
export function findEvents(
  events: readonly CalendarEvent[],
  q: string,
  { now, language, kindOf }: { now: Date; language: string; kindOf: (event: CalendarEvent) => string },
): FoundEvents {
  if (q.trim() === '') return { ahead: [], over: [], count: 0 }
  const timeText = timeTextIn(language)
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: timeZone() })
  const found = search(events, q, (event) => {
    const { location = '', guests = [], description = '' } = event.extendedProps
    const { start } = spanOf(event)
    const when = [timeText(event), long.format(start), dayTextOf(start)]
    return [event.title, location, description, kindOf(event), ...guests.map(({ fullName }) => fullName), ...when]
  })
  const placed = found
    .map((event) => ({ event, ...spanOf(event) }))
    .sort((a, b) => a.start.getTime() - b.start.getTime())
  const isOver = ({ end }: { end: Date }) => end <= now
  return {
    ahead: placed.flatMap((place) => (isOver(place) ? [] : [place.event])).slice(0, mostFound),
    over: placed
      .flatMap((place) => (isOver(place) ? [place.event] : []))
      .reverse()
      .slice(0, mostFound),
    count: placed.length,
  }
}
