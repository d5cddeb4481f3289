import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { accessRequestSchema, newAccessRequestSchema } from './schema'

/** Requires no permission: users without permission send it. */
export const accessApi = {
  requests: get('/api/access/requests').returns(z.object({ requests: z.array(accessRequestSchema) })),
  ask: post('/api/access/ask')
    .body(newAccessRequestSchema)
    .returns(z.object({ request: accessRequestSchema })),
}
