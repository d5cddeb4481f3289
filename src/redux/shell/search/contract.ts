import { get } from '@core/api/endpoint'
import type { SearchGroup } from './schema'

export const searchApi = {
  data: get('/api/main-search/data').returns<{ searchArr: SearchGroup[] }>(),
}
