import { z } from '@core/schema'

export const plans = ['basic', 'team', 'enterprise'] as const
export const saleStatuses = ['paid', 'pending', 'refunded'] as const

export const saleSchema = z.object({
  id: z.number(),
  customer: z.string(),
  email: z.string(),
  plan: z.enum(plans),
  amount: z.int().check(z.describe('In whole US dollars.')),
  status: z.enum(saleStatuses),
  soldOn: z.iso.date(),
})

const figure = z.object({
  value: z.number(),
  before: z.nullable(z.number()).check(z.describe('In the comparison period; null without one.')),
})
const amounts = z.array(z.int())

export const overviewSchema = z.object({
  figures: z.object({ revenue: figure, sales: figure, newCustomers: figure, averageSale: figure }),
  times: z.array(z.iso.date()).check(z.describe('The first day of each point of the chart.')),
  revenue: amounts.check(z.describe('In whole US dollars, by point.')),
  revenueBefore: z.nullable(amounts).check(z.describe('In the comparison period; null without one.')),
  plans: z.array(z.object({ plan: z.enum(plans), revenue: z.int() })),
})

export type Sale = z.infer<typeof saleSchema>
export type Overview = z.infer<typeof overviewSchema>
