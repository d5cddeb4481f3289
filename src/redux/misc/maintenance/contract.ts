import { get } from '@core/api/endpoint'
import { maintenanceSchema } from './schema'

/** An addition for the page that stands in for the others meanwhile. */
export const maintenanceApi = {
  status: get('/maintenance/status').needs(null).returns(maintenanceSchema),
}
