import { get } from '@core/api/endpoint'
import type { FoundGroup } from './schema'

export const finderApi = {
  /** Rows of all modules whose data the caller may read. */
  rows: get('/api/main-search/rows').query<{ q?: string }>().returns<{ groups: FoundGroup[] }>(),
}
