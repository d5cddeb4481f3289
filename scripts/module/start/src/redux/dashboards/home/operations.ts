import { defineOperations } from '@core/api/operations'
import { homeApi } from './contract'
import { overviewSchema, saleSchema } from './schema'

const range = { from: '2026-10-01', to: '2026-10-31' }
const invalidRange = 'Invalid range, such as one that ends before it starts.'

export const operations = defineOperations(homeApi, {
  key: 'dashboards/home',
  title: 'Dashboard',
  description: 'Figures and sales of the home page. Refunded sales do not count.',
  schemas: { Overview: overviewSchema, Sale: saleSchema },
  calls: {
    overview: {
      summary: 'Reads the figures of a range; default: the last 30 days',
      errors: { 400: invalidRange },
      example: { query: range },
    },
    sales: {
      summary: 'Lists a page of sales',
      errors: { 400: `${invalidRange} Or an unknown \`sortColumn\`.` },
      example: { query: { status: ['pending'], perPage: 5 } },
    },
  },
})
