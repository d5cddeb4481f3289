import { del, get, post } from '@core/api/endpoint'
import { idParameter } from '@core/api/parameters'
import { rowIdSchema, z } from '@core/schema'
import { apiKeySchema, newApiKeySchema } from './schema'

/** All of them are additions of docs/api.md. */
export const apiKeyApi = {
  /** Newest first. */
  list: get('/api-key/data').returns(z.object({ apiKeys: z.array(apiKeySchema) })),
  /** The only answer that ever holds the whole `key`. */
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
