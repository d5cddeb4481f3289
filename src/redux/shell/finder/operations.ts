import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { finderApi } from './contract'
import { foundGroupSchema } from './schema'

export const operations = defineOperations(finderApi, {
  key: 'shell/finder',
  title: 'Global search: data',
  description: 'Data found by the global search.',
  schemas: { FoundGroup: foundGroupSchema },
  calls: {
    rows: {
      summary: 'Searches all modules',
      description:
        'Searches invoices (number, client, amount, dates), products, people, and emails (subject, sender). Returns up to four results per module, limited to modules the caller can read.',
      query: z.object({
        q: z.optional(z.string().check(z.describe('Matched as in lists. Without it, there are no results.'))),
      }),
      answer: z.object({ groups: z.array(foundGroupSchema) }),
      example: { query: { q: '5013' } },
    },
  },
})
