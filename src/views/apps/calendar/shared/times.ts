import { dateOf, dayTextOf } from '@core/dateText'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { addDays } from './days'

/** When an event takes place, as the backend has it: the end is the first moment, or day, after it. */
export type EventTimes = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>

const hour = 3_600_000

/** The hour of a local time, such as `09:30`. */
export function clockOf(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * A local day and hour as a moment. An hour that the change to summer time leaves out is the one after it; of one that comes
 * twice it is the first.
 * @param clock such as `09:30`
 */
export function momentOf(day: string, clock: string): string {
  return new Date(`${day}T${clock}`).toISOString()
}

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
  const clock = day === dayTextOf(now) && now.getHours() < 23 ? clockOf(new Date(now.getTime() + hour)) : '09:00'
  const start = new Date(momentOf(day, `${clock.slice(0, 2)}:00`))
  return toEventTimes({ start, end: new Date(start.getTime() + hour), allDay: false })
}

type TimeText = (event: EventTimes) => string

function createTimeText(language: string): TimeText {
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  const days = new Intl.DateTimeFormat(language, day)
  const times = new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' })
  return (event) => {
    const { start, end } = spanOf(event)
    return event.allDay
      ? days.formatRange(start, dateOf(addDays(dayTextOf(end), -1)))
      : times.formatRange(start, end < start ? start : end)
  }
}

// Making one takes as long as a hundred uses of it, and every event of the grid uses it.
const timeTexts = new Map<string, TimeText>()

/** How an event's time is written in a language, without words of ours. */
export function timeTextIn(language: string): TimeText {
  const made = timeTexts.get(language) ?? createTimeText(language)
  timeTexts.set(language, made)
  return made
}
