import { get } from '@core/api/endpoint'
import type { SearchGroup } from './schema'

/** Specification section 7, "Bookmarks and search". */
export const searchApi = {
  data: get('/api/main-search/data').returns<{ searchArr: SearchGroup[] }>(),
}
