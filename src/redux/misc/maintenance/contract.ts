import { get } from '@core/api/endpoint'
import { maintenanceSchema } from './schema'

/** Addition; see docs/api.md. */
export const maintenanceApi = {
  status: get('/maintenance/status').needs(null).returns(maintenanceSchema),
}
