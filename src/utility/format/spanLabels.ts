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
  const dates = times.map((time) => dateOf(time))
  const [first = new Date(), second = first, third = second] = dates
  if (third.getTime() - second.getTime() > longestWeek) {
    if (dates.length <= 12) return dates.map((date) => format.month(wallOf(date).month - 1))
    const month = new Intl.DateTimeFormat(localeOf(language), { month: 'short', year: 'numeric', timeZone: timeZone() })
    return dates.map((date) => month.format(date))
  }
  const day = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: timeZone() })
  return dates.map((date) => day.format(date))
}
