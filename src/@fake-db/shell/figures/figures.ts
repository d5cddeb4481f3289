import { dayTextOf } from '@core/zonedTime'
import type { DayRange, Span } from '@fake-db/kit/dayRange'
import { dayNumber } from '@fake-db/kit/dayRange'

/** A share from 0 to 1 that a text always has (FNV-1a). */
function shareOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  // The lowest bits of neighbours are alike.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** How much of a week's usual day comes on each, from Monday. */
const week = [1.02, 1.07, 1.04, 1.09, 1.13, 0.86, 0.79] as const

/** On which the measures are told, in days from 1 January 1970. */
const reference = dayNumber('2026-11-18')
const growthOfYear = 1.09

/** 1 January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

/** Where things stand on a day: they grow with the years, swing with the seasons, and differ a little from day to day. */
function standOn(measure: string, usual: number, day: number): number {
  const years = (day - reference) / 365.25
  const season = 1 + 0.09 * Math.sin(2 * Math.PI * (years + shareOf(measure)))
  return usual * growthOfYear ** years * season * (0.97 + 0.06 * shareOf(`${measure}/${day}`))
}

/** What comes on a day: more on Fridays than on Sundays. */
function flowOn(measure: string, usual: number, day: number): number {
  const chance = 0.86 + 0.28 * shareOf(`${measure}/${day}`)
  return Math.round(standOn(measure, usual, day) * (week[weekdayOf(day)] ?? 1) * chance)
}

/** How much `after` is above `before`, in per cent to one decimal. */
export function changeOf(after: number, before: number): number {
  if (before === 0) return after === 0 ? 0 : 100
  return Math.round((after / before - 1) * 1000) / 10
}

/**
 * The day-by-day figures of the sample shop. Whatever is asked twice for the same days is the same, and parts of a range add up
 * to it.
 * @param now nothing comes after today
 */
export function createFigures(now: Date) {
  const today = dayNumber(dayTextOf(now))

  /** @param usual what comes on a usual day of 2026 */
  function sum(measure: string, usual: number, { first, last }: Span): number {
    let total = 0
    for (let day = first; day <= Math.min(last, today); day += 1) total += flowOn(measure, usual, day)
    return total
  }

  /** @param usual how it stands on a usual day of 2026 */
  function stand(measure: string, usual: number, { first, last }: Span): number {
    return first > today ? 0 : standOn(measure, usual, Math.min(last, today))
  }

  /** A share or a length that neither grows nor falls over the years. @param spread how far it moves around what is usual */
  function level(measure: string, usual: number, spread: number, { first, last }: Span): number {
    const days = Math.min(7, last - first + 1)
    const around = Array.from({ length: days }, (_, place) => shareOf(`${measure}/${last - place}`) - 0.5)
    return usual + (spread * around.reduce((total, share) => total + share, 0)) / days
  }

  return { today, sum, stand, level }
}

export type Figures = ReturnType<typeof createFigures>

/**
 * Figures of a range, and how each has changed.
 * @param read makes the figures of one span
 */
export function withChanges<Name extends string>(range: DayRange, read: (span: Span) => Record<Name, number>) {
  const figures = read(range.whole)
  if (!range.before) return { figures }
  const before = read(range.before.whole)
  const names = Object.keys(figures) as Name[]
  const changes = Object.fromEntries(names.map((name) => [name, changeOf(figures[name], before[name])]))
  return { figures, changes: changes as Record<Name, number> }
}
