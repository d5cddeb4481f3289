import { z } from '@core/schema'
import { billingAddressSchema } from '@/redux/shell/subscription/billingSchema'

/** The company that uses the product, as printed on documents. */
export const companySchema = z.extend(billingAddressSchema, {
  company: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
})

export type Company = z.infer<typeof companySchema>
