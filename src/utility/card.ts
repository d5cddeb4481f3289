import { digitsOf } from '@core/digits'
import { momentOf } from '@core/zonedTime'

type CardBrand = 'visa' | 'mastercard' | 'amex'

/** First digits and lengths of the brands that are taken. */
const brands: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4(\d{12}|\d{15}|\d{18})$/],
  ['mastercard', /^(5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/],
  ['amex', /^3[47]\d{13}$/],
]

/** The brand of a whole card number, if it is one that is taken. */
export function brandOf(number: string): CardBrand | undefined {
  return brands.find(([, pattern]) => pattern.test(digitsOf(number)))?.[0]
}

/** The check digit of ISO/IEC 7812-1 (Luhn): it catches a mistyped digit, and two that changed places. */
function hasCheckDigit(number: string): boolean {
  const sum = Array.from(digitsOf(number))
    .reverse()
    .reduce((total, char, index) => {
      const doubled = Number(char) * (index % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/** A card can be used until the end of the month that is printed on it. */
export function isPast(expires: string, now: Date): boolean {
  const [month = 0, year = 0] = expires.split('/').map(Number)
  return momentOf(new Temporal.PlainDateTime(2000 + year, 1, 1).add({ months: month })) <= now
}

/** Writes the slash of an expiry date as one types. */
export function writeExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Whether a text is the whole number of a card that is taken, however it is grouped. */
export function isCardNumber(text: string): boolean {
  return brandOf(text) !== undefined && hasCheckDigit(text)
}

/** Groups a card's number as it is printed, as one types: 4-4-4-4, and 4-6-5 for the brand that does so. */
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

/** How many digits the code on the back, or for one brand the front, of a card has. */
export function codeLengthOf(number: string): number {
  return /^3[47]/.test(digitsOf(number)) ? 4 : 3
}
