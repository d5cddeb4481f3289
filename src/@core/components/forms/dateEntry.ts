import { isDay } from '../../dateText'
import { digitsOf } from '../../digits'

type Part = 'day' | 'month' | 'year'

const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year'

/** Order of the parts, and separator, of a numeric date. */
function patternOf(language: string) {
  const parts = figures(language).formatToParts(Date.UTC(2026, 10, 17))
  const order = parts.map(({ type }) => type).filter(isPart)
  const separator = parts.find(({ type }) => type === 'literal')?.value.replace(/[^\p{P}]/gu, '') ?? '/'
  return { order, separator }
}

/* Latin digits in every language: such dates are typed from left to right. */
function figures(language: string) {
  return new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })
}

function writeIso(year: number, month: number, day: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
}

const lengthOf = (part: Part) => (part === 'year' ? 4 : 2)

/** Splits consecutive digits into the parts of a date. */
function cut(digits: string, order: readonly Part[]): string[] {
  let from = 0
  return order.map((part) => digits.slice(from, (from += lengthOf(part)))).filter(Boolean)
}

/** Formats an ISO date, such as `2026-11-17`, as numeric date of a language (BCP 47 tag), such as `17.11.2026`. */
export function writeDay(day: string, language: string): string {
  return figures(language)
    .format(new Date(day))
    .replace(/[\u200e\u200f\u061c]/g, '')
}

/**
 * Parses a typed date: in the order of the language (BCP 47 tag), with any separators or none, or as ISO date.
 * Two-digit years belong to this century. Returns an ISO date, or null if invalid.
 */
export function readDay(text: string, language: string): string | null {
  const isIso = /^\s*\d{4}-\d{1,2}-\d{1,2}\s*$/.test(text)
  const order: readonly Part[] = isIso ? ['year', 'month', 'day'] : patternOf(language).order
  const typed = text
    .split(/[^\p{Nd}]+/u)
    .map(digitsOf)
    .filter(Boolean)
  const groups = typed.length === 1 && typed[0]?.length === 8 ? cut(typed[0], order) : typed
  if (groups.length !== 3) return null
  const numberOf = (part: Part) => Number(groups[order.indexOf(part)])
  const yearText = groups[order.indexOf('year')] ?? ''
  if (yearText.length !== 2 && yearText.length !== 4) return null
  const [year, month, day] = [numberOf('year') + (yearText.length === 2 ? 2000 : 0), numberOf('month'), numberOf('day')]
  const iso = writeIso(year, month, day)
  // Rejects dates such as 30 February.
  return isDay(iso) ? iso : null
}

/** Inserts the separators of a language (BCP 47 tag) between the digits of a date while typing. */
export function writeDayAsTyped(text: string, language: string): string {
  const { order, separator } = patternOf(language)
  return cut(digitsOf(text).slice(0, 8), order).join(separator)
}

/** Converts an ISO date for react-day-picker: midnight in the device's time zone, whatever zone times are shown in. */
export function gridDateOf(day: string): Date {
  return new Date(`${day}T00:00`)
}

/** Converts a `Date` of react-day-picker to an ISO date. */
export function gridDayOf(date: Date): string {
  return writeIso(date.getFullYear(), date.getMonth() + 1, date.getDate())
}
