import { get } from '@core/api/endpoint'
import { z } from '@core/schema'

export const badgesApi = {
  data: get('/api/badges/data').returns(z.object({ badges: z.record(z.string(), z.int()) })),
}
