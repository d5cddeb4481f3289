import { describe, expect, it } from 'vitest'
import { apiKeyApi } from '@/redux/pages/api-key/contract'
import { apiKeySchema, scopes } from '@/redux/pages/api-key/schema'
import { now, refusal, startBackend } from '../../support/backend'

function start(random = Math.random) {
  const { api, axios, backend } = startBackend({ random })
  return {
    axios,
    backend,
    list: async () => (await api.call(apiKeyApi.list, {})).apiKeys,
    create: (name: string, scope: (typeof scopes)[number] = 'read-only') =>
      api.call(apiKeyApi.create, { body: { name, scope } }),
    revoke: (id: number) => api.call(apiKeyApi.revoke, { query: { id } }),
    restore: (id: number) => api.call(apiKeyApi.restore, { body: { id } }),
  }
}

describe('GET /api-key/data', () => {
  it('lists keys of every scope, newest first, none completely', async () => {
    const apiKeys = await start().list()
    for (const apiKey of apiKeys) expect(apiKeySchema.parse(apiKey)).toEqual(apiKey)
    expect(new Set(apiKeys.map(({ scope }) => scope))).toEqual(new Set(scopes))
    const times = apiKeys.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(apiKeys.every(({ last4 }) => last4.length === 4)).toBe(true)
    expect(apiKeys.every(({ lastUsedAt, createdAt }) => lastUsedAt === null || lastUsedAt > createdAt)).toBe(true)
  })
})

describe('POST /api-key/create', () => {
  it('responds 201 with the whole key, which no other response contains', async () => {
    const { axios, list } = start()
    const body = { name: '  Warehouse scanner ', scope: 'read-write' }
    const { status, data } = await axios.post<{ key: string; apiKey: unknown }>('/api-key/create', body)
    expect(status).toBe(201)
    expect(data.key).toMatch(/^lsk_\w{32}$/)
    const apiKey = {
      id: 6,
      name: 'Warehouse scanner',
      scope: 'read-write',
      last4: data.key.slice(-4),
      createdAt: now().toISOString(),
      lastUsedAt: null,
    }
    expect(data.apiKey).toEqual(apiKey)
    expect((await list())[0]).toEqual(apiKey)
    expect(JSON.stringify(await list())).not.toContain(data.key)
  })

  it('makes a different key each time', async () => {
    const { create } = start()
    const keys = await Promise.all(['a', 'b', 'c'].map((name) => create(name)))
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3)
  })

  it.each([0, 0.5, 0.999_999])('works with any random number: %d', async (random) => {
    expect((await start(() => random).create('x')).key).toMatch(/^lsk_\w{32}$/)
  })

  it.each([
    [{}, ['name', 'scope']],
    [{ name: '  ', scope: 'read-only' }, ['name']],
    [{ name: 'x'.repeat(61), scope: 'read-only' }, ['name']],
    [{ name: 'x', scope: 'root' }, ['scope']],
    [{ name: 7, scope: 'read-only' }, ['name']],
  ])('responds 400 to %o, at its fields', async (body, fields) => {
    const { status, error } = await refusal(start().axios.post('/api-key/create', body))
    expect({ status, fields: Object.keys(error as object) }).toEqual({ status: 400, fields })
  })
})

describe('DELETE /api-key/revoke', () => {
  it('deletes a key, and restore returns it to its position', async () => {
    const { list, revoke, restore } = start()
    const before = await list()
    expect(await revoke(3)).toEqual({})
    expect((await list()).map(({ id }) => id)).toEqual([5, 4, 2, 1])
    expect((await refusal(revoke(3))).status).toBe(404)
    expect((await restore(3)).apiKey).toEqual(before[2])
    expect(await list()).toEqual(before)
  })
})
