import { timeZone } from '@core/zonedTime'
import { localeOf } from './localeOf'

/**
 * Writes a day without its year, such as `24 Sep`, for the axis of a chart.
 * @param iso an ISO 8601 text: a day, or a time, which falls on one
 * @param language a BCP 47 tag
 */
export function shortDate(iso: string, language: string): string {
  const style = { day: 'numeric', month: 'short', timeZone: iso.length === 10 ? 'UTC' : timeZone() } as const
  return new Intl.DateTimeFormat(localeOf(language), style).format(new Date(iso))
}
