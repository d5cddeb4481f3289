import { dayTextOf } from '@core/zonedTime'
import type { DayRange, Span } from '@fake-db/kit/dayRange'
import { dayNumber, dayText, lengthOf } from '@fake-db/kit/dayRange'
import type { ShopDay } from './days'
import { shopDay } from './days'

/** Reads one measure of a day. */
export type Measure = (day: ShopDay) => number

/** @returns by how many percent `after` is above `before`, to one decimal */
export function changeOf(after: number, before: number): number {
  if (before === 0) return after === 0 ? 0 : 100
  return Math.round((after / before - 1) * 1000) / 10
}

/** @returns the first day of each span of a range, as ISO texts */
export const timesOf = ({ spans }: Pick<DayRange, 'spans'>) => spans.map(({ first }) => dayText(first))

/** Figures of spans of days. Days that have not come count as nothing. */
export interface Figures {
  /** Counted from 1 January 1970. */
  readonly today: number
  sum: (span: Span, read: Measure) => number
  /** The average of a day. */
  average: (span: Span, read: Measure) => number
  /** Null for a span that has not begun. */
  lastDay: (span: Span) => ShopDay | null
  /** The value on the last day. */
  last: (span: Span, read: Measure) => number
  /** Users who have come in the four weeks up to the end. */
  activeUsers: (span: Span) => number
  /** The figures as they were on the last day of a span. */
  asOf: (span: Span) => Figures
}

/**
 * The figures of the sample shop. The same days always have the same figures, except devices, retention, durations and response times,
 * which are relative to today. Parts of a range add up to it.
 * @param now nothing comes after today
 * @param end the day on whose evening the progress of orders and tickets is read; today, unless another is given
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
    // Each comes six times or so.
    return span.first > today ? 0 : Math.round(sum({ first: end - 27, last: end }, ({ users }) => users) / 6.2)
  }

  const asOf = (span: Span) => createFigures(now, span.last)

  return { today, sum, average, lastDay, last, activeUsers, asOf }
}

/**
 * Figures of a range, and the change of each from the range that it is compared with.
 * @param read returns the figures of a span
 */
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
