import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { companyApi } from './contract'
import { companySchema } from './schema'

const answer = z.object({ company: companySchema })

export const operations = defineOperations(companyApi, {
  key: 'shell/company',
  title: 'Company',
  description: 'The company that works with the product: its invoices are issued in this name.',
  schemas: { CompanyDetails: companySchema },
  calls: {
    read: {
      summary: 'Reads who issues the invoices',
      answer,
      errors: { 404: 'Nobody has entered it yet.' },
      example: {},
    },
    update: {
      summary: 'Changes who issues the invoices',
      description: 'Invoices that are out already are shown with it too.',
      body: z.partial(companySchema),
      answer,
      example: { body: { phone: '+233 24 555 0118' } },
    },
  },
})
