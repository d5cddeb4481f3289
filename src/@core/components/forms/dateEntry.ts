import { isDay } from '../../dateText'
import { digitsOf } from '../../digits'

type Part = 'day' | 'month' | 'year'

const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year'

/** How a language writes a day in figures: in which order, and what stands between them. */
function patternOf(language: string) {
  const parts = figures(language).formatToParts(Date.UTC(2026, 10, 17))
  const order = parts.map(({ type }) => type).filter(isPart)
  const separator = parts.find(({ type }) => type === 'literal')?.value.replace(/[^\p{P}]/gu, '') ?? '/'
  return { order, separator }
}

/* 0 to 9 in every language: the field runs from left to right, as such dates are typed. */
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

/** Cuts digits that stand together into the parts of a day. */
function cut(digits: string, order: readonly Part[]): string[] {
  let from = 0
  return order.map((part) => digits.slice(from, (from += lengthOf(part)))).filter(Boolean)
}

/**
 * Writes a day in figures, as a language does.
 *
 * @param day As ISO text, such as `2026-11-17`.
 * @param language A BCP 47 tag.
 * @returns Such as `17.11.2026`.
 */
export function writeDay(day: string, language: string): string {
  return figures(language)
    .format(new Date(day))
    .replace(/[\u200e\u200f\u061c]/g, '')
}

/**
 * Reads a day that somebody typed: as their language writes it, with any signs between its parts or none, or as ISO text.
 * A year of two digits is one of this century.
 *
 * @param text What was typed.
 * @param language A BCP 47 tag.
 * @returns ISO text, or null for what is no day.
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
  // 30 February is no day.
  return isDay(iso) ? iso : null
}

/**
 * Writes what stands between the parts of a day as one types its digits.
 *
 * @param text What stands in the field.
 * @param language A BCP 47 tag.
 * @returns What is to stand there.
 */
export function writeDayAsTyped(text: string, language: string): string {
  const { order, separator } = patternOf(language)
  return cut(digitsOf(text).slice(0, 8), order).join(separator)
}

/** A day as the calendar's library takes it: midnight of the device's clocks, whatever the zone that times are shown in. */
export function gridDateOf(day: string): Date {
  return new Date(`${day}T00:00`)
}

/** The day that the calendar's library means. */
export function gridDayOf(date: Date): string {
  return writeIso(date.getFullYear(), date.getMonth() + 1, date.getDate())
}
