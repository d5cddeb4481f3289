import { del, get, post } from '@core/api/endpoint'
import type { ApiKey, NewApiKey } from './schema'

type Nothing = Record<never, never>

/** All of them are additions of docs/api.md. */
export const apiKeyApi = {
  /** Newest first. */
  list: get('/api-key/data').returns<{ apiKeys: ApiKey[] }>(),
  /** The only answer that ever holds the whole `key`. */
  create: post('/api-key/create').body<NewApiKey>().returns<{ apiKey: ApiKey; key: string }>(),
  revoke: del('/api-key/revoke').query<{ id: number }>().returns<Nothing>(),
  restore: post('/api-key/restore').needs('delete').body<{ id: number }>().returns<{ apiKey: ApiKey }>(),
}
