import { z } from '@core/schema'

/**
 * A chart's series and the figure above it. What the figure counts is the card's name; revenue, sales and profit are in US
 * dollars.
 */
export const statisticsCardSchema = z.object({
  series: z.array(z.object({ name: z.string(), data: z.array(z.int().check(z.gte(0))) })),
  times: z.array(z.iso.datetime()).check(z.describe("The days of the series' points. The last one is today.")),
  figure: z
    .int()
    .check(z.gte(0), z.describe('The sum of the series, or its last point where things stand and do not flow.')),
  change: z.number().check(z.describe('Per cent against as many days before.')),
})

export type StatisticsCard = z.infer<typeof statisticsCardSchema>
