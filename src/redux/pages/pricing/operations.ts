import { defineOperations } from '@core/api/operations'
import { pricingApi } from './contract'
import { planSchema, pricingSchema } from './schema'

export const operations = defineOperations(pricingApi, {
  key: 'pages/pricing',
  title: 'Pricing',
  description: 'Plans with prices and features. Names of plans are the same in every language.',
  schemas: { Plan: planSchema, Pricing: pricingSchema },
  calls: {
    data: { summary: 'Reads the plans', example: { query: { language: 'en' } } },
  },
})
