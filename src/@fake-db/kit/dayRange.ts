import type { Comparison, DayRangeQuery } from '@core/api/dayRange'
import { comparisons } from '@core/api/dayRange'
import { badRequest } from './reply'
import type { WireQuery } from './request'
import { day, oneOf } from './request'

/** Consecutive days, both ends included. Counted from 1 January 1970. */
export interface Span {
  readonly first: number
  readonly last: number
}

/** Range of a request, split into the spans of a chart. */
export interface DayRange {
  readonly whole: Span
  readonly spans: readonly Span[]
  /** Range to compare with, split alike; null for none. */
  readonly before: Pick<DayRange, 'whole' | 'spans'> | null
}

const millisecondsOfDay = 86_400_000
const longest = 3660

/** @param day ISO 8601 @returns days since 1 January 1970 */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00Z`) / millisecondsOfDay)
}

/** @param day days since 1 January 1970 @returns ISO 8601, such as `2026-11-17` */
export function dayText(day: number): string {
  return new Date(day * millisecondsOfDay).toISOString().slice(0, 10)
}

/** @returns the number of days */
export const lengthOf = ({ first, last }: Span) => last - first + 1

function yearEarlier(day: number): number {
  const date = new Date(day * millisecondsOfDay)
  return Math.round(date.setUTCFullYear(date.getUTCFullYear() - 1) / millisecondsOfDay)
}

function isFirstOfMonth(day: number): boolean {
  return new Date(day * millisecondsOfDay).getUTCDate() === 1
}

/** Splits up to 31 days by day, up to 186 days by week (the last week is whole), longer ranges by calendar month. */
function cut({ first, last }: Span): Span[] {
  const days = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  const begins = (day: number) =>
    days.length <= 31 || (days.length <= 186 ? (last + 1 - day) % 7 === 0 : isFirstOfMonth(day))
  const starts = days.filter((day) => day === first || begins(day))
  return starts.map((start, place) => ({ first: start, last: (starts[place + 1] ?? last + 1) - 1 }))
}

/**
 * Reads the range of a request; null without `from` and `to`.
 * @throws HttpError 400 for half a range, a reversed range, or more than 3660 days
 */
export function dayRange(query: WireQuery<DayRangeQuery>): DayRange | null {
  const [from, to] = [day(query.from, 'from'), day(query.to, 'to')]
  const compare = oneOf(query.compare, comparisons, 'before', 'compare')
  if (from === undefined && to === undefined) return null
  if (from === undefined || to === undefined) throw badRequest({ [from === undefined ? 'from' : 'to']: 'required' })
  const whole = { first: dayNumber(from), last: dayNumber(to) }
  const length = lengthOf(whole)
  if (length < 1) throw badRequest({ to: 'dateOrder' })
  if (length > longest) throw badRequest({ to: 'date' })
  return rangeOf(whole, compare)
}

/** Splits a range for charts, and adds the range to compare with. */
export function rangeOf(whole: Span, compare: Comparison = 'before'): DayRange {
  const spans = cut(whole)
  if (compare === 'none') return { whole, spans, before: null }
  const moved = (day: number) => (compare === 'year' ? yearEarlier(day) : day - lengthOf(whole))
  const movedSpan = ({ first, last }: Span) => ({ first: moved(first), last: moved(last + 1) - 1 })
  return { whole, spans, before: { whole: movedSpan(whole), spans: spans.map(movedSpan) } }
}
