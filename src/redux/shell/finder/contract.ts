import { get } from '@core/api/endpoint'
import { z } from '@core/schema'
import { foundGroupSchema } from './schema'

export const finderApi = {
  rows: get('/api/main-search/rows')
    .query(
      z.object({
        q: z.optional(z.string().check(z.describe('Matched as in lists. Without it, there are no results.'))),
      }),
    )
    .returns(z.object({ groups: z.array(foundGroupSchema) })),
}
