import { describe, expect, it } from 'vitest'
import { apiKeyApi } from '@/redux/pages/api-key/contract'
import { ids, unique, useServer } from '../../contract/server'

const { api } = useServer()

describe('an API key', () => {
  it('is returned completely once, and disappears when revoked', async () => {
    const name = unique('Nightly import')
    const { apiKey, key } = await api.call(apiKeyApi.create, { body: { name, scope: 'read-only' } })
    const { apiKeys } = await api.call(apiKeyApi.list, {})
    expect(apiKeys[0]).toEqual(apiKey)
    expect(JSON.stringify(apiKeys)).not.toContain(key)
    await api.call(apiKeyApi.revoke, { query: { id: apiKey.id } })
    expect(ids((await api.call(apiKeyApi.list, {})).apiKeys)).not.toContain(apiKey.id)
  })
})
