import { z } from '../schema'

/** What the figures of a range are held against: as many days before it, its days a year earlier, or nothing. */
export const comparisons = ['before', 'year', 'none'] as const

export type Comparison = (typeof comparisons)[number]

/** The days that figures are asked for, both included. `from` and `to` are given together, or not at all. */
export const dayRangeQuerySchema = z.object({
  from: z.optional(z.iso.date().check(z.describe('First day. Requires `to`.'))),
  to: z.optional(z.iso.date().check(z.describe('Last day.'))),
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
