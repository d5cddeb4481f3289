import { z } from '@core/schema'

export const planKeys = ['basic', 'standard', 'enterprise'] as const
export const intervals = ['monthly', 'yearly'] as const

export const planPrices = {
  basic: { monthlyPrice: 0, yearlyPlan: { perMonth: 0, totalAnnual: 0 } },
  standard: { monthlyPrice: 49, yearlyPlan: { perMonth: 40, totalAnnual: 480 } },
  enterprise: { monthlyPrice: 99, yearlyPlan: { perMonth: 80, totalAnnual: 960 } },
} as const satisfies Record<(typeof planKeys)[number], unknown>

export const planLimits = {
  basic: { userLimit: 5, storageLimitGb: 10 },
  standard: { userLimit: 50, storageLimitGb: 250 },
  enterprise: { userLimit: 500, storageLimitGb: 2000 },
} as const satisfies Record<(typeof planKeys)[number], unknown>

export const trialOffer = { plan: 'standard', days: 14 } as const

export const planChoiceSchema = z.object({ plan: z.enum(planKeys), interval: z.enum(intervals) })

const trialSchema = z.object({
  plan: z.enum(planKeys),
  /** ISO 8601 */
  endsOn: z.string(),
  isOver: z.boolean(),
})

export const subscriptionSchema = z.extend(planChoiceSchema, {
  isCancelled: z.boolean(),
  /** ISO 8601 */
  renewsOn: z.string(),
  trial: z.nullable(trialSchema),
  /** A trial raises the limits. */
  usage: z.object({
    users: z.number(),
    userLimit: z.number(),
    storageGb: z.number(),
    storageLimitGb: z.number(),
  }),
})

export type PlanChoice = z.infer<typeof planChoiceSchema>
export type Subscription = z.infer<typeof subscriptionSchema>
