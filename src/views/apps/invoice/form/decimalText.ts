/** What people write between the digits of a number, beside full stop and comma. */
const spaces = /[\s'’]+/g
/** Signs of currency and share, and the marks that keep text from right to left in order. */
const ornaments = /[\p{Sc}\p{Cf}%٪]|US/gu
/** Thousands are apart by the same character throughout. */
const whole = /^(\d{1,15}|\d{1,3}(?:([ .,])\d{3})(?:\2\d{3})*)$/

/** Digits and separators as they are on a keyboard without Arabic ones. */
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
 * Where the decimals begin, or -1. Of two kinds of separators the last one is that of the decimals, and one that stands there
 * twice is not. A lone one with three digits behind it is read as the language has it.
 */
function decimalPlace(text: string, language: string): number {
  const place = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const sign = text.charAt(place)
  if (place === -1 || text.indexOf(sign) !== place) return -1
  const isAlone = !/[ .,]/.test(text.slice(0, place))
  const mayBeThousands = isAlone && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  return mayBeThousands && sign !== decimalSignOf(language) ? -1 : place
}

/** The parts of a number that is typed. */
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
 * Reads a number as people type it: `1.234,50`, `1,234.50`, `1 234,5`, `١٬٢٣٤٫٥٠`, with or without a currency sign.
 * @param language decides where it can be read in two ways, such as `1.234`
 * @returns whole hundredths, or NaN for what is no number or has more than two decimals
 */
export function readHundredths(text: string, language: string): number {
  const { isNegative, front, decimals, isNumber } = partsOf(text, language)
  if (!isNumber || decimals.length > 2) return NaN
  const hundredths = Number(front.replace(/[ .,]/g, '') + decimals.padEnd(2, '0'))
  return isNegative ? -hundredths : hundredths
}

/** Whether what is typed is a number, but has more than two decimals; see {@link readHundredths}. */
export function isTooFine(text: string, language: string): boolean {
  const { decimals, isNumber } = partsOf(text, language)
  return isNumber && decimals.length > 2
}

/**
 * Writes a number the way {@link readHundredths} reads it.
 * @param decimals how many there are at least
 * @returns an empty text for NaN
 */
export function writeHundredths(hundredths: number, language: string, decimals: 0 | 2): string {
  if (Number.isNaN(hundredths)) return ''
  return new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: 2 }).format(
    hundredths / 100,
  )
}
