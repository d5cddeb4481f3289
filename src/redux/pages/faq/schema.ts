import { z } from '@core/schema'

export const faqCategories = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const

/** The key is the same in every language, for URLs. */
const entrySchema = z.object({ key: z.string(), question: z.string(), ans: z.string() })

export const faqCategorySchema = z.object({
  icon: z.string(),
  title: z.string(),
  subtitle: z.string(),
  qandA: z.array(entrySchema),
})

export const faqDataSchema = z.partialRecord(z.enum(faqCategories), faqCategorySchema)

export type FaqData = z.infer<typeof faqDataSchema>
