/** Normalizes words for comparison: lower case, Latin digits; no accents, vowel signs or final period. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[.,،]$/, '')
}

/** The first week of 2024 started on a Monday. */
const dayOfWeek = (weekday: number) => Date.UTC(2024, 0, weekday)

/** Long weekday names from Monday. */
export function weekdayNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return [1, 2, 3, 4, 5, 6, 7].map((number) => fold(format.format(dayOfWeek(number))))
}

/** Long and short month names with their numbers from 0, both standalone and in dates. */
export function monthNames(language: string): ReadonlyMap<string, number> {
  const styles = (['long', 'short'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }),
  ])
  return new Map(
    Array.from({ length: 12 }, (_, number) => number).flatMap((number) =>
      styles.map((style) => {
        const name = style.formatToParts(Date.UTC(2024, number)).find(({ type }) => type === 'month')
        return [fold(name?.value ?? ''), number] as const
      }),
    ),
  )
}

/** Parses day and month in either order, for example `24 Nov` or `Nov 24`; null if invalid. */
function readDayAndMonth(
  words: readonly string[],
  months: ReadonlyMap<string, number>,
): { day: number; month: number } | null {
  const [first = '', second = ''] = words.map(fold)
  const [digits, name] = /^\d/.test(first) ? [first, second] : [second, first]
  const month = months.get(name)
  const day = /^\d{1,2}$/.test(digits) ? Number(digits) : 0
  // 2024 is a leap year, so February 29 is valid.
  if (month === undefined || day < 1 || day > new Date(Date.UTC(2024, month + 1, 0)).getUTCDate()) return null
  return { day, month }
}

const englishMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** Converts a localized date to the API's search format, `24 Nov`. */
export function toSearchWords(typed: string, language: string): string {
  const words = typed.trim().split(/\s+/)
  const date = words.length === 2 ? readDayAndMonth(words, monthNames(language)) : null
  return date ? `${date.day} ${englishMonth.format(Date.UTC(2024, date.month))}` : typed
}
