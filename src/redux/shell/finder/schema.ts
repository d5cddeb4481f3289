import { z } from '@core/schema'

const foundRowSchema = z.object({
  /** Fill the path of the page that shows the row. */
  params: z.record(z.string(), z.string()),
  title: z.string(),
  note: z.string(),
  /** What it comes to or costs, in hundredths of its currency, which is US dollars where there is none. */
  cents: z.optional(z.int()),
  currency: z.optional(z.string()),
})

export const foundGroupSchema = z.object({
  /** Of the module that the rows belong to. */
  key: z.string(),
  rows: z.array(foundRowSchema),
})

export type FoundRow = z.infer<typeof foundRowSchema>
export type FoundGroup = z.infer<typeof foundGroupSchema>
