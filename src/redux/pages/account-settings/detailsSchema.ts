import { z } from '@core/schema'
import { channelsSchema, deviceSchema, twoFactorSchema } from '@/redux/shell/session/accountSchema'
import { billingAddressSchema, paymentMethodSchema } from '@/redux/shell/subscription/billingSchema'

const preferencesSchema = z.object({
  /** Sends notifications always, or only while the user is online. */
  notify: z.enum(['always', 'online']),
})

/** Settings besides the four parts of `schema.ts`. Times are ISO 8601, money is in cents. */
export const accountDetailsSchema = z.object({
  preferences: preferencesSchema,
  twoFactor: twoFactorSchema,
  devices: z.array(deviceSchema),
  passwordChangedAt: z.string(),
  notifications: z.array(channelsSchema).check(z.maxLength(20)),
  paymentMethods: z.array(paymentMethodSchema).check(z.maxLength(10)),
  billingAddress: z.nullable(billingAddressSchema),
  /** Subscription invoices, newest first. */
  invoices: z.array(
    z.object({
      id: z.number(),
      issuedDate: z.string(),
      dueDate: z.string(),
      total: z.number(),
      status: z.enum(['Paid', 'Sent', 'Past Due']),
    }),
  ),
})

export const detailsChangeSchema = z.partial(
  z.pick(accountDetailsSchema, {
    preferences: true,
    twoFactor: true,
    notifications: true,
    paymentMethods: true,
    billingAddress: true,
  }),
)

export type AccountDetails = z.infer<typeof accountDetailsSchema>
export type DetailsChange = z.infer<typeof detailsChangeSchema>
