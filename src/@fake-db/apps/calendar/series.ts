import { dateOf, dayTextOf } from '@core/dateText'
import type { CalendarEvent, EventChange, Repetition } from '@/redux/apps/calendar/schema'
import { mostRepetitions } from '@/redux/apps/calendar/schema'

type Times = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>

const yearsAhead = 2

const onDay = (date: Date, days: number) =>
  new Date(
    date.getFullYear(),
    date.getMonth(),
    date.getDate() + days,
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  )

/** Days from one date to another by the clock on the wall, which knows of no summer time. */
function daysFrom(from: Date, to: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((day(to) - day(from)) / 86_400_000)
}

const textOf = (date: Date, allDay: boolean) => (allDay ? dayTextOf(date) : date.toISOString())

/** The same hours, some days later. */
function movedByDays({ start, end, allDay }: Times, days: number): Times {
  const move = (text: string) => textOf(onDay(dateOf(text), days), allDay)
  return { start: move(start), end: end === null ? null : move(end), allDay }
}

/** How many days after its start an event comes again, one after the other, from 0. */
function* steps(start: Date, { frequency, weekdays = [] }: Repetition): Generator<number> {
  const wanted = new Set(weekdays.length > 0 ? weekdays : [start.getDay() || 7])
  for (let step = 0; ; step += 1) {
    if (frequency === 'monthly') {
      const day = new Date(start.getFullYear(), start.getMonth() + step, start.getDate())
      // A month without the day is left out (RFC 5545, 3.3.10).
      if (day.getDate() === start.getDate()) yield daysFrom(start, day)
    } else if (frequency === 'daily' || wanted.has(onDay(start, step).getDay() || 7)) yield step
  }
}

/** The times of an event that repeats, from its own on. A weekly one may begin on a later day of its week. */
export function repeatedTimes(times: Times, repetition: Repetition): Times[] {
  const start = dateOf(times.start)
  const horizon = dayTextOf(new Date(start.getFullYear() + yearsAhead, start.getMonth(), start.getDate()))
  const { until = horizon } = repetition
  const last = until < horizon ? until : horizon
  const found: Times[] = []
  for (const days of steps(start, repetition)) {
    if (dayTextOf(onDay(start, days)) > last) break
    found.push(movedByDays(times, days))
    if (found.length >= Math.min(repetition.count ?? mostRepetitions, mostRepetitions)) break
  }
  return found
}

/** What a change makes other than it was. */
export function differences(
  event: CalendarEvent,
  { extendedProps = {}, ...change }: EventChange,
): Partial<EventChange> {
  const isOther = (before: object) => {
    const values = new Map<string, unknown>(Object.entries(before))
    return ([name, value]: [string, unknown]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(values.get(name))
  }
  const props = Object.fromEntries(Object.entries(extendedProps).filter(isOther(event.extendedProps)))
  const fields: Partial<EventChange> = Object.fromEntries(Object.entries(change).filter(isOther(event)))
  return { ...fields, ...(Object.keys(props).length > 0 && { extendedProps: props }) }
}

/**
 * Moves an event of a series as another one of it was moved: by as many days, to the same hours.
 * @param model the other one as it was
 * @param moved the other one as it is now
 */
export function movedAlike(event: CalendarEvent, model: Times, moved: Times): Times {
  const [from, to] = [dateOf(model.start), dateOf(moved.start)]
  const own = dateOf(event.start)
  const isSameClock = textClock(from) === textClock(to) && model.allDay === moved.allDay
  const day = onDay(own, daysFrom(from, to))
  const start = isSameClock
    ? day
    : new Date(day.getFullYear(), day.getMonth(), day.getDate(), to.getHours(), to.getMinutes())
  if (moved.end === null) return { start: textOf(start, moved.allDay), end: null, allDay: moved.allDay }
  const after = dateOf(moved.end)
  const endDay = onDay(start, daysFrom(to, after))
  const end = new Date(endDay.getFullYear(), endDay.getMonth(), endDay.getDate(), after.getHours(), after.getMinutes())
  return { start: textOf(start, moved.allDay), end: textOf(end, moved.allDay), allDay: moved.allDay }
}

const textClock = (date: Date) => date.toTimeString().slice(0, 5)
