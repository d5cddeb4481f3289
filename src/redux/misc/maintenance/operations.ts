import { defineOperations } from '@core/api/operations'
import { maintenanceApi } from './contract'
import { maintenanceSchema } from './schema'

export const operations = defineOperations(maintenanceApi, {
  key: 'misc/maintenance',
  title: 'Maintenance',
  description: 'Maintenance status. No login is needed.',
  schemas: { Maintenance: maintenanceSchema },
  calls: {
    status: {
      summary: 'Reads the maintenance status',
      errors: { 404: 'No maintenance was ever scheduled.' },
      example: {},
    },
  },
})
