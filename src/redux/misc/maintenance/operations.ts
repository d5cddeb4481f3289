import { defineOperations } from '@core/api/operations'
import { maintenanceApi } from './contract'
import { maintenanceSchema } from './schema'

export const operations = defineOperations(maintenanceApi, {
  key: 'misc/maintenance',
  title: 'Maintenance',
  description: 'Whether the product is closed for a while. Nobody need be signed in to ask.',
  schemas: { Maintenance: maintenanceSchema },
  calls: {
    status: {
      summary: 'Tells whether maintenance is under way',
      answer: maintenanceSchema,
      errors: { 404: 'None was ever planned.' },
      example: {},
    },
  },
})
