import { daySchema } from '../dateText'
import { z } from '../schema'

/** Comparison period: the same number of days before, the same days a year earlier, or none. */
export const comparisons = ['before', 'year', 'none'] as const

export type Comparison = (typeof comparisons)[number]

/** First and last day of a report, both included. */
export const dayRangeQuerySchema = z.object({
  from: z.optional(daySchema.check(z.describe('First day. Requires `to`.'))),
  to: z.optional(daySchema.check(z.describe('Last day.'))),
  compare: z._default(
    z
      .enum(comparisons)
      .check(
        z.describe('With `from` and `to`: the comparison period; `before` is the previous period of the same length.'),
      ),
    'before',
  ),
})

export type DayRangeQuery = z.input<typeof dayRangeQuerySchema>
