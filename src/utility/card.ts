import { digitsOf } from '@core/digits'
import { momentOf } from '@core/zonedTime'

type CardBrand = 'visa' | 'mastercard' | 'amex'

const brands: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4(\d{12}|\d{15}|\d{18})$/],
  ['mastercard', /^(5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/],
  ['amex', /^3[47]\d{13}$/],
]

/** Brand of a complete card number; undefined if not accepted. */
export function brandOf(number: string): CardBrand | undefined {
  return brands.find(([, pattern]) => pattern.test(digitsOf(number)))?.[0]
}

/** Luhn check digit (ISO/IEC 7812-1): detects a mistyped digit, and two swapped digits. */
function hasCheckDigit(number: string): boolean {
  const sum = Array.from(digitsOf(number))
    .reverse()
    .reduce((total, char, index) => {
      const doubled = Number(char) * (index % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/** A card is valid until the end of the printed month. */
export function isPast(expires: string, now: Date): boolean {
  const [month = 0, year = 0] = expires.split('/').map(Number)
  return momentOf(new Temporal.PlainDateTime(2000 + year, 1, 1).add({ months: month })) <= now
}

/** Adds the slash to an expiry date while the user types. */
export function writeExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Whether a text is a complete number of an accepted card, in any grouping. */
export function isCardNumber(text: string): boolean {
  return brandOf(text) !== undefined && hasCheckDigit(text)
}

/** Groups a card number while the user types: 4-4-4-4, or 4-6-5 for American Express. */
export function writeCardNumber(text: string): string {
  const digits = digitsOf(text)
  const sizes = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]
  const groups: string[] = []
  let from = 0
  for (const size of sizes) {
    groups.push(digits.slice(from, from + size))
    from += size
  }
  return groups.filter(Boolean).join(' ')
}

/** Number of digits of the security code: 4 for American Express, otherwise 3. */
export function codeLengthOf(number: string): number {
  return /^3[47]/.test(digitsOf(number)) ? 4 : 3
}
