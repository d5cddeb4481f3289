import { clockOf, dateOf, daysLater, dayTextOf, wallOf } from '@core/zonedTime'
import { dayNumber } from '@fake-db/kit/dayRange'
import type { CalendarEvent, EventChange, Repetition } from '@/redux/apps/calendar/schema'
import { mostRepetitions } from '@/redux/apps/calendar/schema'

type Times = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>

const yearsAhead = 2

/** Days from one date to another by the calendar. */
const daysFrom = (from: Date, to: Date) => dayNumber(dayTextOf(to)) - dayNumber(dayTextOf(from))

const textOf = (date: Date, allDay: boolean) => (allDay ? dayTextOf(date) : date.toISOString())

/** The same hours, some days later. */
function movedByDays({ start, end, allDay }: Times, days: number): Times {
  const move = (text: string) => textOf(daysLater(dateOf(text), days), allDay)
  return { start: move(start), end: end === null ? null : move(end), allDay }
}

/** How many days after its start an event comes again, one after the other, from 0. */
function* steps(start: Date, { frequency, weekdays = [] }: Repetition): Generator<number> {
  const first = wallOf(start)
  const [year, month, date] = [first.getUTCFullYear(), first.getUTCMonth(), first.getUTCDate()]
  const onStep = (step: number) => new Date(Date.UTC(year, month, date + step))
  const wanted = new Set(weekdays.length > 0 ? weekdays : [first.getUTCDay() || 7])
  for (let step = 0; ; step += 1) {
    if (frequency === 'monthly') {
      const day = new Date(Date.UTC(year, month + step, date))
      // A month without the day is left out (RFC 5545, 3.3.10).
      if (day.getUTCDate() === date) yield (day.getTime() - onStep(0).getTime()) / 86_400_000
    } else if (frequency === 'daily' || wanted.has(onStep(step).getUTCDay() || 7)) yield step
  }
}

/** The times of an event that repeats, from its own on. A weekly one may begin on a later day of its week. */
export function repeatedTimes(times: Times, repetition: Repetition): Times[] {
  const start = dateOf(times.start)
  const ahead = wallOf(start)
  ahead.setUTCFullYear(ahead.getUTCFullYear() + yearsAhead)
  const horizon = ahead.toISOString().slice(0, 10)
  const { until = horizon } = repetition
  const last = until < horizon ? until : horizon
  const found: Times[] = []
  for (const days of steps(start, repetition)) {
    if (dayTextOf(daysLater(start, days)) > last) break
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
  const isSameClock = clockOf(from) === clockOf(to) && model.allDay === moved.allDay
  const day = daysLater(own, daysFrom(from, to))
  const start = isSameClock ? day : atClock(day, to)
  if (moved.end === null) return { start: textOf(start, moved.allDay), end: null, allDay: moved.allDay }
  const after = dateOf(moved.end)
  const end = atClock(daysLater(start, daysFrom(to, after)), after)
  return { start: textOf(start, moved.allDay), end: textOf(end, moved.allDay), allDay: moved.allDay }
}

/** The day of one time with the hour of another. */
const atClock = (day: Date, hour: Date) => dateOf(`${dayTextOf(day)}T${clockOf(hour)}`)
