import { defineOperations } from '@core/api/operations'
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
      example: { query: { q: '5013' } },
    },
  },
})
