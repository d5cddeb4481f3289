import { dateOf, timeZone } from '@core/zonedTime'

/** Locale of a language (BCP 47). The Portuguese texts are those of Portugal, but `Intl` reads `pt` as Brazilian. */
export function localeOf(language: string): string {
  return language === 'pt' ? 'pt-PT' : language
}

/** Formats dates, numbers and money in a language (ECMA-402). */
export interface Formatters {
  /** A BCP 47 tag. */
  readonly language: string
  /** A day, such as `24 Sep 2026`. @param iso ISO 8601 text: a day, or a time */
  date(iso: string): string
  /** A day and a time. @param iso ISO 8601 text */
  dateTime(iso: string): string
  /** Distance to now in the largest unit that fits, such as `3 hours ago`. */
  relative(iso: string, now: Date): string
  number(value: number): string
  /** @param share 1 is 100 % */
  percent(share: number): string
  /** An entered rate with all digits, such as `8.25%`. @param percent 8.25 is 8.25 % */
  rate(percent: number): string
  /** A signed change, such as `+3.6%`. @param share 1 is 100 % */
  change(share: number): string
  /** A duration, such as `3.5 hr`. */
  unit(value: number, unit: 'hour' | 'minute'): string
  /** @param cents hundredths of the currency's unit */
  money(cents: number, currency?: string): string
  /** Amount without cents, for cards and charts. @param dollars whole US dollars */
  dollars(dollars: number): string
  /** Short number, such as `2.5K`, for chart axes. */
  compact(value: number): string
  /** @param month from 0 for January */
  month(month: number): string
  /** @param day from 0 for Monday */
  weekday(day: number): string
  /** Names joined by commas and "and". */
  list(texts: readonly string[]): string
}

const minute = 60_000
const spans: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['week', 7 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
]

/** The mark keeps the sign next to its letters: a right-to-left line would turn "US$" into "$US". */
function marked(amount: string): string {
  return (
    amount
      .replace(/\p{L}\p{Sc}$/u, '$&\u200e')
      // Arabic attaches the minus sign to its number by a mark that would also move the currency.
      .replace(/\u200e(-[\d.,]+)/, '\u2066$1\u2069')
  )
}

/** @param tag a BCP 47 tag @param zone of displayed times, and of times without an offset; default: the chosen zone */
export function createFormatters(tag: string, zone = timeZone()): Formatters {
  const language = localeOf(tag)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone })
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  // Cuts off the binary remainder of the division by 100.
  const rate = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 10 })
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const dollars = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const change = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const units = {
    hour: new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 }),
    minute: new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', maximumFractionDigits: 1 }),
  }
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  // Creating a format takes as long as a hundred uses.
  const currencies = new Map<string, Intl.NumberFormat>()
  function currencyFormat(currency: string): Intl.NumberFormat {
    const made = currencies.get(currency) ?? new Intl.NumberFormat(language, { style: 'currency', currency })
    currencies.set(currency, made)
    return made
  }

  return {
    language,
    // A day is the same in every zone.
    date: (iso) => (iso.length === 10 ? day.format(new Date(iso)) : date.format(dateOf(iso, zone))),
    dateTime: (iso) => dateTime.format(dateOf(iso, zone)),
    relative(iso, now) {
      const distance = dateOf(iso, zone).getTime() - now.getTime()
      const [unit, size] = spans.find(([, ms]) => Math.abs(distance) >= ms) ?? ['second', Infinity] // Reads "now".
      return relative.format(Math.trunc(distance / size), unit)
    },
    number: (value) => number.format(value),
    // Arabic begins with a left-to-right mark, which would set the direction of the whole sentence.
    percent: (share) => percent.format(share).replaceAll('\u200e', ''),
    rate: (value) => rate.format(value / 100).replaceAll('\u200e', ''),
    // Isolated, so that the sign stays on its side in any text.
    change: (share) => `\u2066${change.format(share).replaceAll('\u200e', '').replaceAll('\u061c', '')}\u2069`,
    money: (cents, currency = 'USD') => marked(currencyFormat(currency).format(cents / 100)),
    dollars: (amount) => marked(dollars.format(amount)),
    unit: (value, unit) => units[unit].format(value),
    compact: (value) => compact.format(value),
    month: (index) => month.format(Date.UTC(2026, index, 15)),
    // June 1, 2026 is a Monday.
    weekday: (index) => weekday.format(Date.UTC(2026, 5, 1 + index)),
    list: (texts) => list.format(texts),
  }
}
