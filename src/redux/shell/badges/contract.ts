import { get } from '@core/api/endpoint'

/** The numbers in the menus, all in one light call. */
export const badgesApi = {
  /** How much waits in each module, by its key, such as `apps/email`. */
  data: get('/api/badges/data').returns<{ badges: Record<string, number> }>(),
}
