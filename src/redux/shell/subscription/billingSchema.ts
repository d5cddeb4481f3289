import { validationMessage } from '@core/validation/validationMessage'
import { z } from '@core/schema'
import { phoneSchema } from '@core/validation/phoneSchema'

const cardBrands = ['visa', 'mastercard', 'amex'] as const

const text = z.string().check(z.trim(), z.maxLength(120))
const requiredText = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))

export const paymentMethodSchema = z.object({
  id: z.number(),
  holder: requiredText,
  brand: z.enum(cardBrands),
  /** The full card number is never sent or stored. */
  last4: z.string().check(z.regex(/^\d{4}$/, validationMessage('card'))),
  expires: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, validationMessage('expiry'))),
  primary: z.boolean(),
})

export const billingAddressSchema = z.object({
  company: text,
  email: z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(120)),
  taxId: text,
  phone: phoneSchema,
  street: requiredText,
  city: requiredText,
  state: text,
  postalCode: text,
  country: requiredText,
})

export type PaymentMethod = z.infer<typeof paymentMethodSchema>
export type BillingAddress = z.infer<typeof billingAddressSchema>
