import { addDays } from '@core/days'
import { dateOf, dayFrom, dayTextOf, timeZone, wallOf } from '@core/zonedTime'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'

/** Event times as in the API: the end is exclusive. */
export type EventTimes = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>

const hour = 3_600_000

/** Start and end. Without an end, the event lasts an hour, or one day if it is all-day. */
export function spanOf({ start, end, allDay }: EventTimes): { start: Date; end: Date } {
  const from = dateOf(start)
  if (!allDay) return { start: from, end: end === null ? new Date(from.getTime() + hour) : dateOf(end) }
  const day = dayTextOf(from)
  const after = end === null ? addDays(day, 1) : dayTextOf(dateOf(end))
  // An end that is not after the start means the same day.
  return { start: dateOf(day), end: dateOf(after > day ? after : addDays(day, 1)) }
}

interface GridTimes {
  readonly start: Date
  readonly end: Date | null
  readonly allDay: boolean
}

/** Converts FullCalendar's times to the API's. Changing between all-day and timed resets the length to a day or an hour. */
export function toEventTimes({ start, end, allDay }: GridTimes, hadEnd = true): EventTimes {
  if (allDay) {
    const day = dayTextOf(start)
    return { allDay, start: day, end: end ? dayTextOf(end) : hadEnd ? addDays(day, 1) : null }
  }
  const after = end ?? (hadEnd ? new Date(start.getTime() + hour) : null)
  return { allDay, start: start.toISOString(), end: after?.toISOString() ?? null }
}

/** One hour: from the next full hour today, or from 9:00 on other days. */
export function suggestedTimes(day: string, now = new Date()): EventTimes {
  const hourNow = wallOf(now).hour
  const start = dayFrom(dateOf(day), 0, day === dayTextOf(now) && hourNow < 23 ? hourNow + 1 : 9)
  return toEventTimes({ start, end: new Date(start.getTime() + hour), allDay: false })
}

type TimeText = (event: EventTimes) => string

function createTimeText(language: string, timeZone: string | undefined): TimeText {
  const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const
  const hours = { hour: 'numeric', minute: '2-digit' } as const
  const formatsOf = (year?: 'numeric') => ({
    days: new Intl.DateTimeFormat(language, { ...day, year }),
    times: new Intl.DateTimeFormat(language, { ...day, year, ...hours }),
  })
  const [ofThisYear, ofOtherYears] = [formatsOf(), formatsOf('numeric')]
  // Formatting a range takes 2 ms on a phone, and the grid renders events several times.
  const known = new Map<string, string>()
  return (event) => {
    const thisYear = wallOf(new Date()).year
    const key = [event.start, event.end, event.allDay, thisYear].join()
    const { start, end } = spanOf(event)
    const isThisYear = [start, end].every((date) => wallOf(date).year === thisYear)
    const { days, times } = isThisYear ? ofThisYear : ofOtherYears
    const text =
      known.get(key) ??
      (event.allDay
        ? days.formatRange(start, dateOf(addDays(dayTextOf(end), -1)))
        : times.formatRange(start, end < start ? start : end))
    known.set(key, text)
    return text
  }
}

// Creating a formatter takes as long as a hundred uses, and each grid event uses it.
const timeTexts = new Map<string, TimeText>()

/** Formats event times by locale only, without texts of the locale files. Dates of this year have no year. */
export function timeTextIn(language: string, zone = timeZone()): TimeText {
  const key = `${language} ${zone}`
  const made = timeTexts.get(key) ?? createTimeText(language, zone)
  timeTexts.set(key, made)
  return made
}
