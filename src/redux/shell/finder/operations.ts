import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { finderApi } from './contract'
import { foundGroupSchema } from './schema'

export const operations = defineOperations(finderApi, {
  key: 'shell/finder',
  title: 'Rows in the search',
  description: 'What the search of the navbar finds in the data.',
  schemas: { FoundGroup: foundGroupSchema },
  calls: {
    rows: {
      summary: 'Finds rows of all modules',
      description:
        'Invoices by number, client, amount and days, products, people, and mails by subject and sender: at most four of a module, and only of those that the caller may read.',
      query: z.object({
        q: z.optional(
          z.string().check(z.describe('Looked for as in lists. Where it is missing or empty, nothing is found.')),
        ),
      }),
      answer: z.object({ groups: z.array(foundGroupSchema) }),
      example: { query: { q: '5013' } },
    },
  },
})
