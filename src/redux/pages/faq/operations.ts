import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { faqApi } from './contract'
import { faqCategorySchema, faqDataSchema } from './schema'

export const operations = defineOperations(faqApi, {
  key: 'pages/faq',
  title: 'FAQ',
  description: 'What customers of the shop ask most, by category.',
  schemas: { FaqCategory: faqCategorySchema },
  calls: {
    data: {
      summary: 'Reads the questions and answers',
      query: z.object({
        q: z.optional(
          z
            .string()
            .check(z.describe('Looked for in the questions, without regard to case. Categories left empty go.')),
        ),
      }),
      answer: z.object({ faqData: faqDataSchema }),
      example: { query: { q: 'refund' } },
    },
  },
})
