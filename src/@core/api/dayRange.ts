/** What the figures of a range are held against: as many days before it, its days a year earlier, or nothing. */
export const comparisons = ['before', 'year', 'none'] as const

export type Comparison = (typeof comparisons)[number]

/** The days that figures are asked for, both included. */
export interface DayRangeQuery {
  /** As ISO text, such as `2026-11-01`. With `to`, or not at all. */
  from?: string
  to?: string
  compare?: Comparison
}
