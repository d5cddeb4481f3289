import { dateTextSchema } from '@core/dateText'
import { validationMessage } from '@core/validation/validationMessage'
import { z } from '@core/schema'
import { paymentMethods, paymentSchema } from '@/redux/shell/invoices/schema'
import { readHundredths } from '../form/decimalText'

/**
 * What a person fills in about a payment; the amount is typed as a text and comes out in cents.
 * @param open what is still to be paid, in cents
 * @param tooMuch what to say of a higher amount
 */
export function paymentFormSchema(open: number, language: string, tooMuch: string) {
  return z.object({
    amount: z.pipe(
      z.pipe(
        z.string().check(z.trim(), z.minLength(1)),
        z.transform((text) => readHundredths(text, language)),
      ),
      z
        .number({ error: validationMessage('number') })
        .check(z.gte(1, { error: validationMessage('number') }), z.lte(open, { error: tooMuch })),
    ),
    date: dateTextSchema,
    method: z.enum(paymentMethods),
    note: paymentSchema.shape.note,
  })
}
