import { del, get, post } from '@core/api/endpoint'
import { idParameter } from '@core/api/parameters'
import { rowIdSchema, z } from '@core/schema'
import { apiKeySchema, newApiKeySchema } from './schema'

/** Additions; see docs/api.md. */
export const apiKeyApi = {
  list: get('/api-key/data').returns(z.object({ apiKeys: z.array(apiKeySchema) })),
  create: post('/api-key/create')
    .body(newApiKeySchema)
    .returns(z.object({ apiKey: apiKeySchema, key: z.string() })),
  revoke: del('/api-key/revoke')
    .query(z.object({ id: idParameter }))
    .returns(),
  restore: post('/api-key/restore')
    .needs('delete')
    .body(rowIdSchema)
    .returns(z.object({ apiKey: apiKeySchema })),
}
