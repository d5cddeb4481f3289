import { z } from '@core/schema'

const foundRowSchema = z.object({
  /** Path parameters of the row's page. */
  params: z.record(z.string(), z.string()),
  title: z.string(),
  note: z.string(),
  /** Total or price in hundredths of `currency`. Default currency: US dollars. */
  cents: z.optional(z.int()),
  currency: z.optional(z.string()),
})

export const foundGroupSchema = z.object({
  /** Module key. */
  key: z.string(),
  rows: z.array(foundRowSchema),
})

export type FoundRow = z.infer<typeof foundRowSchema>
export type FoundGroup = z.infer<typeof foundGroupSchema>
