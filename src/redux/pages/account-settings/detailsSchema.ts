import { z } from '@core/schema'
import { channelsSchema, deviceSchema, twoFactorSchema } from '@/redux/shell/session/accountSchema'
import { billingAddressSchema, paymentMethodSchema } from '@/redux/shell/subscription/billingSchema'

const preferencesSchema = z.object({
  /** When notifications are sent: at any time, or only while one is online. */
  notify: z.enum(['always', 'online']),
})

/** What the account settings show beyond the four parts. Times are ISO texts, money is in cents. */
export const accountDetailsSchema = z.object({
  preferences: preferencesSchema,
  twoFactor: twoFactorSchema,
  devices: z.array(deviceSchema),
  passwordChangedAt: z.string(),
  notifications: z.array(channelsSchema).check(z.maxLength(20)),
  paymentMethods: z.array(paymentMethodSchema).check(z.maxLength(10)),
  billingAddress: z.nullable(billingAddressSchema),
  /** For the subscription, newest first. */
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

/** The parts of it that a form changes; each is sent as a whole. */
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
