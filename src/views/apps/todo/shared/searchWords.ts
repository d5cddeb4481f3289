import { monthNames, readDayAndMonth } from './calendarWords'

const englishMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/**
 * The backend knows due dates as `24 Nov`; people write a day as their language does.
 * @returns what to search for
 */
export function toSearchWords(typed: string, language: string): string {
  const words = typed.trim().split(/\s+/)
  const date = words.length === 2 ? readDayAndMonth(words, monthNames(language)) : null
  return date ? `${date.day} ${englishMonth.format(Date.UTC(2024, date.month))}` : typed
}
