import { z } from '@core/schema'
import type { cardBrands, PaymentMethod } from '@/redux/apps/user/detailsSchema'
import { paymentMethodSchema } from '@/redux/apps/user/detailsSchema'
import { digitsOf } from '../digits'

type Brand = (typeof cardBrands)[number]

/** First digits and lengths of the brands that are taken. */
const brands: readonly (readonly [Brand, RegExp])[] = [
  ['visa', /^4(\d{12}|\d{15}|\d{18})$/],
  ['mastercard', /^(5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/],
  ['amex', /^3[47]\d{13}$/],
]

/** The brand of a whole card number, if it is one that is taken. */
function brandOf(number: string): Brand | undefined {
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
function isPast(expires: string, now: Date): boolean {
  const [month = 0, year = 0] = expires.split('/').map(Number)
  return new Date(2000 + year, month, 1) <= now
}

/** Writes the slash of an expiry date as one types. */
export function writeExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** What is wrong with a card beyond what every form can say; each is a key of the locale files. */
export const cardErrors = ['numberWrong', 'expired'] as const

/**
 * What is asked about a card.
 * @param isNew a card that is there already keeps its number
 */
export function cardSchema(isNew: boolean, now: Date) {
  const number = z.string().check(
    z.minLength(1),
    z.refine((text) => text === '' || (brandOf(text) !== undefined && hasCheckDigit(text)), { error: cardErrors[0] }),
  )
  return z.object({
    number: isNew ? number : z.string(),
    holder: paymentMethodSchema.shape.holder,
    expires: paymentMethodSchema.shape.expires.check(
      z.refine((text) => !/^\d{2}\/\d{2}$/.test(text) || !isPast(text, now), { error: cardErrors[1] }),
    ),
    primary: z.boolean(),
  })
}

export type CardValues = z.infer<ReturnType<typeof cardSchema>>

/** Of the number no more than brand and last four digits goes any further. */
export function toMethod(values: CardValues, id: number): PaymentMethod {
  const { holder, expires, primary } = values
  return {
    id,
    holder,
    expires,
    primary,
    brand: brandOf(values.number) ?? 'visa',
    last4: digitsOf(values.number).slice(-4),
  }
}
