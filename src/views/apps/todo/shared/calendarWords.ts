/** Lets words be compared: small letters, no accents or vowel signs, Latin digits, no full stop at the end. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
    .replace(/[.,،]$/, '')
}

/** A day of the first week of 2024, which begins on a Monday. */
const dayOfWeek = (weekday: number) => Date.UTC(2024, 0, weekday)

/** The names of the days of the week, long and short, each with its number from 1 for Monday to 7. */
export function weekdayNames(language: string): ReadonlyMap<string, number> {
  const styles = (['long', 'short'] as const).map(
    (weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }),
  )
  return new Map(
    [1, 2, 3, 4, 5, 6, 7].flatMap((number) =>
      styles.map((style) => [fold(style.format(dayOfWeek(number))), number] as const),
    ),
  )
}

/** The names of the months, long and short, as they stand beside a day and by themselves, each with its number from 0. */
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

/** A day and a month, in either order, such as `24 Nov` or `Nov 24`; null where the words are something else. */
export function readDayAndMonth(
  words: readonly string[],
  months: ReadonlyMap<string, number>,
): { day: number; month: number } | null {
  const [first = '', second = ''] = words.map(fold)
  const [digits, name] = /^\d/.test(first) ? [first, second] : [second, first]
  const month = months.get(name)
  const day = /^\d{1,2}$/.test(digits) ? Number(digits) : 0
  // Every month of a leap year: 29 February is a day.
  if (month === undefined || day < 1 || day > new Date(Date.UTC(2024, month + 1, 0)).getUTCDate()) return null
  return { day, month }
}

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
