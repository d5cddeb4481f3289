import { dayTextOf } from '@core/zonedTime'
import type { DayRange, Span } from '@fake-db/kit/dayRange'
import { dayNumber, dayText, lengthOf } from '@fake-db/kit/dayRange'
import type { ShopDay } from './days'
import { shopDay } from './days'

export type Measure = (day: ShopDay) => number

/** @returns percent, to one decimal */
export function changeOf(after: number, before: number): number {
  if (before === 0) return after === 0 ? 0 : 100
  return Math.round((after / before - 1) * 1000) / 10
}

export const timesOf = ({ spans }: Pick<DayRange, 'spans'>) => spans.map(({ first }) => dayText(first))

/** Figures of spans. Future days count as 0. */
export interface Figures {
  /** Days since 1 January 1970. */
  readonly today: number
  sum: (span: Span, read: Measure) => number
  /** Per day. */
  average: (span: Span, read: Measure) => number
  /** Null before the span begins. */
  lastDay: (span: Span) => ShopDay | null
  last: (span: Span, read: Measure) => number
  /** Users of the four weeks before the span's end. */
  activeUsers: (span: Span) => number
  /** The figures with the order and ticket progress of the span's last day. */
  asOf: (span: Span) => Figures
}

/**
 * Creates the figures of the sample shop. They are fixed per day. Devices, retention, durations and response times are
 * relative to today. Parts of a range add up to the range.
 * @param end orders and tickets have their progress of this evening; default: today
 */
export function createFigures(now: Date, end = Infinity): Figures {
  const today = dayNumber(dayTextOf(now))
  const days = new Map<number, ShopDay>()

  function on(day: number): ShopDay {
    const known = days.get(day) ?? shopDay(day, today, Math.min(end, today))
    days.set(day, known)
    return known
  }

  function sum({ first, last }: Span, read: Measure): number {
    let total = 0
    for (let day = first; day <= Math.min(last, today); day += 1) total += read(on(day))
    return total
  }

  function average(span: Span, read: Measure): number {
    const past = lengthOf({ first: span.first, last: Math.min(span.last, today) })
    return past > 0 ? sum(span, read) / past : 0
  }

  const lastDay = (span: Span) => (span.first > today ? null : on(Math.min(span.last, today)))

  function last(span: Span, read: Measure): number {
    const day = lastDay(span)
    return day ? read(day) : 0
  }

  function activeUsers(span: Span): number {
    const end = Math.min(span.last, today)
    // A user has about six sessions.
    return span.first > today ? 0 : Math.round(sum({ first: end - 27, last: end }, ({ users }) => users) / 6.2)
  }

  const asOf = (span: Span) => createFigures(now, span.last)

  return { today, sum, average, lastDay, last, activeUsers, asOf }
}

/** Returns the figures of a range, and their change from the compared range. */
export function withChanges<Name extends string>(
  { whole, before: compared }: DayRange,
  all: Figures,
  read: (figures: Figures, span: Span) => Record<Name, number>,
) {
  const figures = read(all.asOf(whole), whole)
  if (!compared) return { figures }
  const before = read(all.asOf(compared.whole), compared.whole)
  const names = Object.keys(figures) as Name[]
  const changes = Object.fromEntries(names.map((name) => [name, changeOf(figures[name], before[name])]))
  return { figures, changes: changes as Record<Name, number> }
}
