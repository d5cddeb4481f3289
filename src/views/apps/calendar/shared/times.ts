import { addDays } from '@core/days'
import { dateOf, dayFrom, dayTextOf, timeZone, wallOf } from '@core/zonedTime'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'

/** When an event takes place, as the backend has it: the end is the first moment, or day, after it. */
export type EventTimes = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>

const hour = 3_600_000

/** First and last moment of an event. One without an end lasts an hour, or the whole of its day. */
export function spanOf({ start, end, allDay }: EventTimes): { start: Date; end: Date } {
  const from = dateOf(start)
  if (!allDay) return { start: from, end: end === null ? new Date(from.getTime() + hour) : dateOf(end) }
  const day = dayTextOf(from)
  const after = end === null ? addDays(day, 1) : dayTextOf(dateOf(end))
  // An end that is not after the start stands for the same day.
  return { start: dateOf(day), end: dateOf(after > day ? after : addDays(day, 1)) }
}

/** What the grid says after an event was moved or stretched. */
interface GridTimes {
  readonly start: Date
  readonly end: Date | null
  readonly allDay: boolean
}

/**
 * Times of the grid as the backend has them. Between whole days and times the length is not kept: an hour, or a day.
 * @param hadEnd whether the event had an end before
 */
export function toEventTimes({ start, end, allDay }: GridTimes, hadEnd = true): EventTimes {
  if (allDay) {
    const day = dayTextOf(start)
    return { allDay, start: day, end: end ? dayTextOf(end) : hadEnd ? addDays(day, 1) : null }
  }
  const after = end ?? (hadEnd ? new Date(start.getTime() + hour) : null)
  return { allDay, start: start.toISOString(), end: after?.toISOString() ?? null }
}

/** The next full hour of today, or nine o'clock of any other day, for an hour. */
export function suggestedTimes(day: string, now: Date): EventTimes {
  const hourNow = wallOf(now).hour
  const start = dayFrom(dateOf(day), 0, day === dayTextOf(now) && hourNow < 23 ? hourNow + 1 : 9)
  return toEventTimes({ start, end: new Date(start.getTime() + hour), allDay: false })
}

type TimeText = (event: EventTimes) => string

function createTimeText(language: string, timeZone: string | undefined): TimeText {
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone } as const
  const days = new Intl.DateTimeFormat(language, day)
  const times = new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' })
  // Formatting a range takes 2 ms on a phone, and the grid draws its events several times.
  const known = new Map<string, string>()
  return (event) => {
    const key = [event.start, event.end, event.allDay].join()
    const { start, end } = spanOf(event)
    const text =
      known.get(key) ??
      (event.allDay
        ? days.formatRange(start, dateOf(addDays(dayTextOf(end), -1)))
        : times.formatRange(start, end < start ? start : end))
    known.set(key, text)
    return text
  }
}

// Making one takes as long as a hundred uses of it, and every event of the grid uses it.
const timeTexts = new Map<string, TimeText>()

/** How an event's time is written in a language, without words of ours. */
export function timeTextIn(language: string, zone = timeZone()): TimeText {
  const key = `${language} ${zone}`
  const made = timeTexts.get(key) ?? createTimeText(language, zone)
  timeTexts.set(key, made)
  return made
}
