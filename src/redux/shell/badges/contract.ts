import { get } from '@core/api/endpoint'
import { z } from '@core/schema'

/** The numbers in the menus, all in one light call. */
export const badgesApi = {
  /** How much waits in each module, by its key, such as `apps/email`. */
  data: get('/api/badges/data').returns(z.object({ badges: z.record(z.string(), z.int()) })),
}
