import { dateTextSchema } from '@core/dateText'
import { z } from '@core/schema'

/** What the figures of cards are made up of. */
const partNames = [
  'search',
  'direct',
  'social',
  'mail',
  'phone',
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
/** Left out where a range is held against nothing. */
const change = z.optional(
  z.number().check(z.describe('Per cent against as many days before, or against what is asked for.')),
)

/**
 * A chart's series and the figure above it. What the figure counts is the card's name; revenue, sales, profit and target
 * are in US dollars.
 */
export const statisticsCardSchema = z.object({
  series: z
    .array(z.object({ name: z.string(), data: z.array(amount) }))
    .check(z.describe('The second, where there is one, is that of as many days before.')),
  times: z
    .array(dateTextSchema)
    .check(z.describe("The days of the series' points. The last one is today, unless a range is asked for.")),
  figure: amount.check(z.describe('The sum of the series, or its last point where things stand and do not flow.')),
  change,
  goal: z.optional(z.int().check(z.gte(1), z.describe('What the figure is to reach.'))),
  parts: z.optional(
    z
      .array(z.object({ name: z.enum(partNames), value: amount, change }))
      .check(
        z.describe('What the figure is made up of, the largest first; of the fulfilment, how many orders got how far.'),
      ),
  ),
})

export type StatisticsCard = z.infer<typeof statisticsCardSchema>
