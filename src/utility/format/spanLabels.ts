import { dateOf, timeZone, wallOf } from '@core/zonedTime'
import type { Formatters } from './formatters'
import { localeOf } from './formatters'

const longestWeek = 8 * 86_400_000

/**
 * Labels the intervals of a chart by day, such as `24 Sep`, or by month, if each is about a month. Beyond a year, months have
 * the year.
 * @param times starts of the intervals, as ISO texts
 */
export function spanLabels(times: readonly string[], format: Formatters, language: string): string[] {
  const [first = '', second = first, third = second] = times
  // A day is the same in every zone.
  const zone = first.length === 10 ? 'UTC' : timeZone()
  if (Date.parse(third) - Date.parse(second) > longestWeek) {
    if (times.length <= 12) return times.map((time) => format.month(wallOf(dateOf(time)).month - 1))
    const month = new Intl.DateTimeFormat(localeOf(language), { month: 'short', year: 'numeric', timeZone: zone })
    return times.map((time) => month.format(new Date(time)))
  }
  const day = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: zone })
  return times.map((time) => day.format(new Date(time)))
}
