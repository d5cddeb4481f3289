import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { faqApi } from './contract'
import { faqCategorySchema, faqDataSchema } from './schema'

export const operations = defineOperations(faqApi, {
  key: 'pages/faq',
  title: 'FAQ',
  description: 'Frequently asked questions by category.',
  schemas: { FaqCategory: faqCategorySchema },
  calls: {
    data: {
      summary: 'Reads the questions and answers',
      query: z.object({
        q: z.optional(
          z.string().check(z.describe('Searches the questions. Case-insensitive. Empty categories are omitted.')),
        ),
      }),
      answer: z.object({ faqData: faqDataSchema }),
      example: { query: { q: 'refund' } },
    },
  },
})
