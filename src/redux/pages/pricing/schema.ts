import { z } from '@core/schema'

/** Prices are whole dollars. */
export const planSchema = z.object({
  title: z.string(),
  img: z.string(),
  subtitle: z.string(),
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
})

/** The key is the same in every language, for URLs. */
const entrySchema = z.object({ key: z.string(), question: z.string(), ans: z.string() })

export const pricingSchema = z.object({
  basicPlan: planSchema,
  standardPlan: planSchema,
  enterprisePlan: planSchema,
  qandA: z.array(entrySchema),
})

export type Pricing = z.infer<typeof pricingSchema>
