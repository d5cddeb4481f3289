import { newPasswordSchema } from '@core/validation/newPassword'
import { idSchema, z } from '@core/schema'
import { channelsSchema, deviceSchema, twoFactorSchema } from '@/redux/shell/session/accountSchema'
import { billingAddressSchema, paymentMethodSchema } from '@/redux/shell/subscription/billingSchema'
import type { User } from './schema'

const connectionKeys = [
  'google',
  'slack',
  'github',
  'mailchimp',
  'asana',
  'facebook',
  'x',
  'instagram',
  'dribbble',
  'behance',
] as const

/** Monthly price in cents, and limits. */
export const planOffers = {
  basic: { monthly: 0, userLimit: 5, storageLimitGb: 10 },
  team: { monthly: 4900, userLimit: 25, storageLimitGb: 100 },
  company: { monthly: 14900, userLimit: 100, storageLimitGb: 500 },
  enterprise: { monthly: 49900, userLimit: 500, storageLimitGb: 2000 },
} as const satisfies Record<User['currentPlan'], unknown>

const connectionSchema = z.object({ key: z.enum(connectionKeys), connected: z.boolean(), handle: z.string() })

/** New users have no address yet. */
const shownAddressSchema = z.extend(billingAddressSchema, { street: z.string(), city: z.string(), country: z.string() })

/** Details that only the page of a user shows. Times are ISO 8601, money is in cents. */
export const userDetailsSchema = z.object({
  userId: z.number(),
  about: z.object({
    languages: z.array(z.string()),
    timeZone: z.string(),
    taxId: z.string(),
    lastLogin: z.string(),
    joined: z.string(),
    tasksDone: z.number(),
    projectsDone: z.number(),
  }),
  projects: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      client: z.string(),
      hours: z.number(),
      totalTasks: z.number(),
      doneTasks: z.number(),
    }),
  ),
  timeline: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(['invoice', 'meeting', 'comment', 'project', 'signin']),
      title: z.string(),
      text: z.string(),
      time: z.string(),
    }),
  ),
  invoices: z.array(
    z.object({
      id: z.number(),
      issuedDate: z.string(),
      dueDate: z.string(),
      total: z.number(),
      currency: z.optional(z.string()),
      status: z.enum(['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due']),
    }),
  ),
  devices: z.array(deviceSchema),
  twoFactor: twoFactorSchema,
  usage: z.object({
    users: z.number(),
    storageGb: z.number(),
    renewsOn: z.string(),
  }),
  paymentMethods: z.array(paymentMethodSchema),
  billingAddress: shownAddressSchema,
  notifications: z.array(channelsSchema),
  connections: z.array(connectionSchema),
  passwordChangedAt: z.string(),
})

export const userDetailsChangeSchema = z.extend(
  z.partial(
    z.pick(userDetailsSchema, {
      devices: true,
      twoFactor: true,
      paymentMethods: true,
      notifications: true,
      connections: true,
    }),
  ),
  { userId: idSchema, billingAddress: z.optional(billingAddressSchema) },
)

export const passwordChangeSchema = z.object({ userId: idSchema, password: newPasswordSchema })

export type UserDetails = z.infer<typeof userDetailsSchema>
export type UserDetailsChange = z.infer<typeof userDetailsChangeSchema>
export type PasswordChange = z.infer<typeof passwordChangeSchema>
