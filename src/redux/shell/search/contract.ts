import { get } from '@core/api/endpoint'
import { z } from '@core/schema'
import { searchGroupSchema } from './schema'

export const searchApi = {
  data: get('/api/main-search/data').returns(z.object({ searchArr: z.array(searchGroupSchema) })),
}
