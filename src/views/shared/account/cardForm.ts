import { z } from '@core/schema'
import type { PaymentMethod } from '@/redux/shell/subscription/billingSchema'
import { paymentMethodSchema } from '@/redux/shell/subscription/billingSchema'
import { brandOf, isCardNumber, isPast } from '@/utility/card'
import { digitsOf } from '@core/digits'

/** Error codes of this form: keys of the locale files. */
export const cardErrors = ['numberWrong', 'expired'] as const

/** @param isNew false: the number cannot change, so it is not checked */
export function cardSchema(isNew: boolean, now: Date) {
  const number = z.string().check(
    z.minLength(1),
    z.refine((text) => text === '' || isCardNumber(text), { error: cardErrors[0] }),
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

/** Only brand and last four digits of the number are sent. */
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
