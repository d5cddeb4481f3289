/** Group separators besides full stop and comma. */
const spaces = /[\s'’]+/g
/** Currency and percent signs, and bidi control characters. */
const ornaments = /[\p{Sc}\p{Cf}%٪]|US/gu
/** The group separator must be the same throughout. */
const whole = /^(\d{1,15}|\d{1,3}(?:([ .,])\d{3})(?:\2\d{3})*)$/

/** Converts Arabic and Persian digits and separators. */
function toLatin(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',')
}

function decimalSignOf(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5)
  return toLatin(parts.find(({ type }) => type === 'decimal')?.value ?? '.')
}

/**
 * Index of the decimal separator, or -1.
 * The last of two kinds separates the decimals, unless it occurs twice.
 * A lone separator before three digits depends on the language.
 */
function decimalPlace(text: string, language: string): number {
  const place = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const sign = text.charAt(place)
  if (place === -1 || text.indexOf(sign) !== place) return -1
  const isAlone = !/[ .,]/.test(text.slice(0, place))
  const mayBeThousands = isAlone && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  return mayBeThousands && sign !== decimalSignOf(language) ? -1 : place
}

function partsOf(text: string, language: string) {
  const plain = toLatin(text).replace(ornaments, '').trim().replace(spaces, ' ')
  const digits = plain.replace(/^[-−]\s*/, '')
  const place = decimalPlace(digits, language)
  const front = place === -1 ? digits : digits.slice(0, place)
  const decimals = place === -1 ? '' : digits.slice(place + 1)
  const isNumber = /^\d*$/.test(decimals) && (whole.test(front) || (front === '' && decimals !== ''))
  return { isNegative: /^[-−]/.test(plain), front, decimals, isNumber }
}

/**
 * Parses a typed number: `1.234,50`, `1,234.50`, `1 234,5`, `١٬٢٣٤٫٥٠`, with or without a currency sign.
 * @param language resolves ambiguous input, such as `1.234`
 * @returns whole hundredths; NaN if invalid or with more than two decimals
 */
export function readHundredths(text: string, language: string): number {
  const { isNegative, front, decimals, isNumber } = partsOf(text, language)
  if (!isNumber || decimals.length > 2) return NaN
  const hundredths = Number(front.replace(/[ .,]/g, '') + decimals.padEnd(2, '0'))
  return isNegative ? -hundredths : hundredths
}

/** Whether the text is a number with more than two decimals; see {@link readHundredths}. */
export function isTooFine(text: string, language: string): boolean {
  const { decimals, isNumber } = partsOf(text, language)
  return isNumber && decimals.length > 2
}

/**
 * Formats a number as {@link readHundredths} parses it.
 * @param decimals minimum number of decimals
 * @returns empty text for NaN
 */
export function writeHundredths(hundredths: number, language: string, decimals: 0 | 2): string {
  if (Number.isNaN(hundredths)) return ''
  return new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: 2 }).format(
    hundredths / 100,
  )
}
