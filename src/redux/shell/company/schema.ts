import { z } from '@core/schema'
import { billingAddressSchema } from '@/redux/shell/subscription/billingSchema'

/** The company that works with the product, as its papers name it. */
export const companySchema = z.extend(billingAddressSchema, {
  company: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
})

export type Company = z.infer<typeof companySchema>
