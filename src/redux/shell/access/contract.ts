import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { accessRequestSchema, newAccessRequestSchema } from './schema'

/** Asking for a page that one may not see. Free for everybody, as it is the refused who ask. */
export const accessApi = {
  /** The caller's own, newest first. */
  requests: get('/api/access/requests').returns(z.object({ requests: z.array(accessRequestSchema) })),
  /** Tells the administrators. Asked a second time for one page, it answers with the first request. */
  ask: post('/api/access/ask')
    .body(newAccessRequestSchema)
    .returns(z.object({ request: accessRequestSchema })),
}
