import { z } from '@core/schema'

export const faqCategories = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const

export const faqCategorySchema = z.object({
  icon: z.string(),
  title: z.string(),
  subtitle: z.string(),
  qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
})

export const faqDataSchema = z.partialRecord(z.enum(faqCategories), faqCategorySchema)

export type FaqData = z.infer<typeof faqDataSchema>
