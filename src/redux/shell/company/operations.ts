import { defineOperations } from '@core/api/operations'
import { companyApi } from './contract'
import { companySchema } from './schema'

export const operations = defineOperations(companyApi, {
  key: 'shell/company',
  title: 'Company',
  description: 'The company that issues the invoices.',
  schemas: { CompanyDetails: companySchema },
  calls: {
    read: {
      summary: 'Gets the company details',
      errors: { 404: 'The company details aren’t set up yet.' },
      example: {},
    },
    update: {
      summary: 'Updates the company details',
      description: 'Invoices that have already been sent show the new details, too.',
      example: { body: { phone: '+233 24 555 0118' } },
    },
  },
})
