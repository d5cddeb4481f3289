import { localeOf } from './localeOf'

/**
 * Writes a day without its year, such as `24 Sep`, for the axis of a chart.
 * @param iso an ISO 8601 text
 * @param language a BCP 47 tag
 */
export function shortDate(iso: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' }).format(new Date(iso))
}
