/**
 * The locale that a language is written with where the language alone means another one: Portuguese is that of Portugal here, as the
 * texts are, and Brazilian to `Intl`.
 * @param language a BCP 47 tag
 */
export function localeOf(language: string): string {
  return language === 'pt' ? 'pt-PT' : language
}

/** How dates, numbers and money are written in one language (ECMA-402). */
export interface Formatters {
  /** A BCP 47 tag. */
  readonly language: string
  /** A day, such as `24 Sep 2026`. @param iso an ISO 8601 text: a day, or a time, which falls on one */
  date(iso: string): string
  /** A day and its time. @param iso an ISO 8601 text */
  dateTime(iso: string): string
  /** How long ago or ahead, in the largest unit that fits, such as `3 hours ago`. */
  relative(iso: string, now: Date): string
  number(value: number): string
  /** @param share 1 is 100 % */
  percent(share: number): string
  /** An entered rate with all its digits, such as `8.25%`. @param percent 8.25 is 8.25 % */
  rate(percent: number): string
  /** How much something has changed, with its sign, such as `+3.6%`. @param share 1 is 100 % */
  change(share: number): string
  /** How long, such as `3.5 hr`. */
  unit(value: number, unit: 'hour' | 'minute'): string
  /** @param cents whole hundredths of the currency's unit */
  money(cents: number, currency?: string): string
  /** An amount in round figures, for cards and charts. @param dollars whole US dollars */
  dollars(dollars: number): string
  /** A number in few letters, such as `2.5K`, for the axis of a chart. */
  compact(value: number): string
  /** @param month from 0 for January */
  month(month: number): string
  /** @param day from 0 for Monday */
  weekday(day: number): string
  /** Names with commas and an "and". */
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

/** A mark keeps the sign at its letters: of "US$" at its end, a line from right to left would make "$US". */
function marked(amount: string): string {
  return (
    amount
      .replace(/\p{L}\p{Sc}$/u, '$&\u200e')
      // Arabic holds the minus sign at its figure by a mark that turns the currency to the other side as well.
      .replace(/\u200e(-[\d.,]+)/, '\u2066$1\u2069')
  )
}

/**
 * Makes the formatters of a language.
 * @param tag a BCP 47 tag
 * @param timeZone in which times are shown; undefined for the device's
 */
export function createFormatters(tag: string, timeZone?: string): Formatters {
  const language = localeOf(tag)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone })
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  // The limit cuts off the binary remainder of a division by 100.
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
  // Making one takes as long as a hundred uses of it.
  const currencies = new Map<string, Intl.NumberFormat>()
  function currencyFormat(currency: string): Intl.NumberFormat {
    const made = currencies.get(currency) ?? new Intl.NumberFormat(language, { style: 'currency', currency })
    currencies.set(currency, made)
    return made
  }

  return {
    language,
    date: (iso) => (iso.length === 10 ? day : date).format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
    relative(iso, now) {
      const distance = new Date(iso).getTime() - now.getTime()
      const [unit, size] = spans.find(([, ms]) => Math.abs(distance) >= ms) ?? ['minute', minute]
      return relative.format(Math.trunc(distance / size), unit)
    },
    number: (value) => number.format(value),
    // Arabic puts a left-to-right mark first, by which a sentence would be taken for a Latin one.
    percent: (share) => percent.format(share).replaceAll('\u200e', ''),
    rate: (value) => rate.format(value / 100).replaceAll('\u200e', ''),
    // The sign stays on its side of the figure, whatever is written around it.
    change: (share) => `\u2066${change.format(share).replaceAll('\u200e', '').replaceAll('\u061c', '')}\u2069`,
    money: (cents, currency = 'USD') => marked(currencyFormat(currency).format(cents / 100)),
    dollars: (amount) => marked(dollars.format(amount)),
    unit: (value, unit) => units[unit].format(value),
    compact: (value) => compact.format(value),
    month: (index) => month.format(Date.UTC(2026, index, 15)),
    // The first of June 2026 is a Monday.
    weekday: (index) => weekday.format(Date.UTC(2026, 5, 1 + index)),
    list: (texts) => list.format(texts),
  }
}
