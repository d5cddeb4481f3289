import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { selectApi } from './contract'
import { selectOptionSchema } from './schema'

export const operations = defineOperations(selectApi, {
  key: 'forms/select',
  title: 'Select options',
  description: 'A long list to choose from, for the select demo.',
  schemas: { SelectOption: selectOptionSchema },
  calls: {
    data: {
      summary: 'Lists options',
      query: z.object({
        query: z.optional(z.string().check(z.describe('Looked for in the label, without regard to case.'))),
      }),
      answer: z.array(selectOptionSchema),
      example: { query: { query: 'night' } },
    },
  },
})
