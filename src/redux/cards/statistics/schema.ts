import { dateTextSchema } from '@core/dateText'
import { z } from '@core/schema'

const partNames = [
  'search',
  'direct',
  'social',
  'mail',
  'phone',
  'tablet',
  'desktop',
  'furniture',
  'lighting',
  'textiles',
  'kitchen',
  'shop',
  'marketplace',
  'store',
  'partners',
  'packed',
  'shipped',
  'delivered',
] as const

const amount = z.int().check(z.gte(0))
/** Omitted without a comparison. */
const change = z.optional(
  z.number().check(z.describe('Percent change from the previous period, or from the comparison range.')),
)

/** The card's name says what `figure` counts. Revenue, sales, profit and target are in US dollars. */
export const statisticsCardSchema = z.object({
  series: z
    .array(z.object({ name: z.string(), data: z.array(amount) }))
    .check(z.describe('The second series, if any, is the previous period.')),
  times: z.array(dateTextSchema).check(z.describe('The first day of each span in the series.')),
  figure: amount.check(z.describe('The sum of the series. For totals such as active users, the last point.')),
  change,
  goal: z.optional(z.int().check(z.gte(1), z.describe('Goal of `figure`.'))),
  parts: z.optional(
    z
      .array(z.object({ name: z.enum(partNames), value: amount, change }))
      .check(z.describe('Breakdown of `figure`, largest first. For `fulfilment`, the orders that reached each step.')),
  ),
})

export type StatisticsCard = z.infer<typeof statisticsCardSchema>
