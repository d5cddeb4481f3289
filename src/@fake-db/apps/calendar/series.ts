import { daysBetween } from '@core/days'
import { clockOf, dateOf, daysLater, dayTextOf, wallOf } from '@core/zonedTime'
import type { CalendarEvent, EventChange, Repetition } from '@/redux/apps/calendar/schema'
import { mostRepetitions } from '@/redux/apps/calendar/schema'

type Times = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>

const yearsAhead = 2

const daysFrom = (from: Date, to: Date) => daysBetween(dayTextOf(from), dayTextOf(to))

const textOf = (date: Date, allDay: boolean) => (allDay ? dayTextOf(date) : date.toISOString())

function movedByDays({ start, end, allDay }: Times, days: number): Times {
  const move = (text: string) => textOf(daysLater(dateOf(text), days), allDay)
  return { start: move(start), end: end === null ? null : move(end), allDay }
}

/** A weekly event may occur after `first` for the first time. */
function* occurrences(
  first: Temporal.PlainDate,
  { frequency, weekdays = [] }: Repetition,
): Generator<Temporal.PlainDate> {
  const wanted = new Set(weekdays.length > 0 ? weekdays : [first.dayOfWeek])
  for (let step = 0; ; step += 1) {
    const day = first.add(frequency === 'monthly' ? { months: step } : { days: step })
    // Months without the day are omitted (RFC 5545, 3.3.10).
    if (frequency === 'monthly' ? day.day === first.day : frequency === 'daily' || wanted.has(day.dayOfWeek)) yield day
  }
}

export function repeatedTimes(times: Times, { until, count = mostRepetitions, ...rule }: Repetition): Times[] {
  const first = wallOf(dateOf(times.start)).toPlainDate()
  const horizon = first.add({ years: yearsAhead }).toString()
  const last = until !== undefined && until < horizon ? until : horizon
  const found: Times[] = []
  for (const day of occurrences(first, rule)) {
    if (day.toString() > last || found.length >= Math.min(count, mostRepetitions)) break
    found.push(movedByDays(times, first.until(day).days))
  }
  return found
}

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

/** Moves an event of a series by the same days, and to the same time, as another: from `model` to `moved`. */
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

const atClock = (day: Date, hour: Date) => dateOf(`${dayTextOf(day)}T${clockOf(hour)}`)
