import { get } from '@core/api/endpoint'
import type { SelectOption } from './schema'

export const selectApi = {
  /** `query` keeps the options whose label contains it. */
  data: get('/api/select/data').query<{ query?: string }>().returns<SelectOption[]>(),
}
