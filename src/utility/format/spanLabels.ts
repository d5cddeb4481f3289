import { dateOf, wallOf } from '@core/zonedTime'
import type { Formatters } from './formatters'
import { shortDate } from './shortDate'

const longestWeek = 8 * 86_400_000

/**
 * Names the spans of a chart: by their days, or by their months where each is about one.
 * @param times on which they begin, as ISO texts
 * @param language a BCP 47 tag
 */
export function spanLabels(times: readonly string[], format: Formatters, language: string): string[] {
  const [first = '', second = first, third = second] = times
  const isByMonth = Date.parse(third) - Date.parse(second) > longestWeek
  return times.map((time) => (isByMonth ? format.month(wallOf(dateOf(time)).getUTCMonth()) : shortDate(time, language)))
}
