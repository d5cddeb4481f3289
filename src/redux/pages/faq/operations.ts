import { defineOperations } from '@core/api/operations'
import { faqApi } from './contract'
import { faqCategorySchema } from './schema'

export const operations = defineOperations(faqApi, {
  key: 'pages/faq',
  title: 'FAQ',
  description: 'Frequently asked questions by category. Keys are the same in every language.',
  schemas: { FaqCategory: faqCategorySchema },
  calls: {
    data: { summary: 'Reads the questions and answers', example: { query: { q: 'refund', language: 'en' } } },
  },
})
