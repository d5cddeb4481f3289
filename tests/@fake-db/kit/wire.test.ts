import { ok } from '@fake-db/kit/reply'
import { createApiClient } from '@core/api/client'
import { describe, expect, it } from 'vitest'
import type { Received } from '../../support/localServer'
import { sendJson, startServer } from '../../support/localServer'
import { contract, createMounted, handlers } from './mounted'

interface Seen {
  query: Record<string, unknown>
  params: Record<string, string>
  body: unknown
}

const echo = (request: Received, response: Parameters<typeof sendJson>[0]) => {
  sendJson(response, 200, { network: request })
}

/** A client with one module; the network echoes other requests. */
async function openBesideNetwork() {
  const { origin } = await startServer(echo)
  return { origin, ...createMounted({}, origin) }
}

describe('the query in a handler', () => {
  it('contains lists of texts, however they were sent', async () => {
    const { client } = createMounted()
    const expected = { q: ['a b'], page: ['2'], tags: ['team', 'high'] }
    const asObject = await client.get<Seen>('/sample/things', { params: { q: 'a b', page: 2, tags: ['team', 'high'] } })
    expect(asObject.data.query).toEqual(expected)
    const params = new URLSearchParams('q=a+b&page=2&tags=team&tags=high')
    expect((await client.get<Seen>('/sample/things', { params })).data.query).toEqual(expected)
    const inUrl = await client.get<Seen>('/sample/things?q=a%20b&page=2&tags=team&tags=high#top')
    expect(inUrl.data.query).toEqual(expected)
    const inBoth = await client.get<Seen>('/sample/things?q=a%20b', { params: { page: 2, tags: ['team', 'high'] } })
    expect(inBoth.data.query).toEqual(expected)
  })

  it('supports brackets, the default of axios', async () => {
    const { client } = createMounted()
    const { data } = await client.get<Seen>('/sample/things?tags[]=team&tags[]=high&ids[0]=1')
    expect(data.query).toEqual({ tags: ['team', 'high'], ids: ['1'] })
  })

  it('distinguishes an empty list from none', async () => {
    const { client } = createMounted()
    expect((await client.get<Seen>('/sample/things', { params: { tags: [] } })).data.query).toEqual({ tags: [''] })
    expect((await client.get<Seen>('/sample/things?tags=')).data.query).toEqual({ tags: [''] })
    expect((await client.get<Seen>('/sample/things', { params: { tags: undefined, q: null } })).data.query).toEqual({})
  })

  it('serializes dates, objects and booleans like a real request', async () => {
    const { client } = createMounted()
    const day = new Date('2026-05-13T09:30:00Z')
    const { data } = await client.get<Seen>('/sample/things', { params: { day, open: false, range: { from: 1 } } })
    expect(data.query).toEqual({ day: ['2026-05-13T09:30:00.000Z'], open: ['false'], range: ['{"from":1}'] })
  })
})

describe('the body in a handler', () => {
  it.each([
    [
      { title: 'Tea', ids: [1] },
      { title: 'Tea', ids: [1] },
    ],
    [undefined, undefined],
    ['todo', 'todo'],
    ['"todo"', 'todo'],
    ['7', 7],
    ['{"title":"Tea"}', { title: 'Tea' }],
  ])('%o arrives as %o', async (sent, body) => {
    const { client } = createMounted()
    const { data, status } = await client.post<Seen>('/sample/things', sent)
    expect(data.body).toEqual(body)
    expect(status).toBe(201)
  })

  it('supports DELETE, for example the bare id of a board', async () => {
    const { client } = createMounted()
    expect((await client.delete<Seen>('/sample/things', { data: 'in-progress' })).data.body).toBe('in-progress')
  })

  it('supports PUT and PATCH, each with its own handler', async () => {
    const { client } = createMounted({}, '', {
      ...handlers,
      replace: ({ params, body }) => ok({ query: {}, params, body: ['replaced', body] }),
      change: ({ params, body }) => ok({ query: {}, params, body: ['changed', body] }),
    })
    const api = createApiClient(() => Promise.resolve(client))
    const args = { params: { id: 7 }, body: { title: 'Tea' } }
    expect(await api.call(contract.replace, args)).toMatchObject({
      params: { id: '7' },
      body: ['replaced', { title: 'Tea' }],
    })
    expect(await api.call(contract.change, args)).toMatchObject({
      params: { id: '7' },
      body: ['changed', { title: 'Tea' }],
    })
  })
})

describe('the path in a handler', () => {
  it('has decoded values', async () => {
    const { client } = createMounted()
    expect((await client.get<Seen>('/sample/things/a%20b%2Fc')).data.params).toEqual({ id: 'a b/c' })
    expect((await client.get<Seen>('/sample/things/7/parts/x.txt?q=1')).data.params).toEqual({ id: '7', part: 'x' })
    expect((await client.get<Seen>('/sample/things/%zz')).data.params).toEqual({ id: '%zz' })
  })

  it('prefers an exact match to a parameter', async () => {
    const { client } = createMounted()
    expect((await client.get<Seen>('/sample/things/all')).data.params).toEqual({})
  })
})

describe('requests and responses are copies', () => {
  it('callers cannot mutate rows through a response', async () => {
    const rows = { query: { tags: ['team'] }, params: {}, body: new Date(0) }
    const { client } = createMounted({}, '', { ...handlers, all: () => ok(rows) })
    const { data } = await client.get<typeof rows>('/sample/things/all')
    expect(data.body).toBe('1970-01-01T00:00:00.000Z') // as on the wire
    data.query.tags.push('high')
    expect((await client.get<typeof rows>('/sample/things/all')).data.query).toEqual({ tags: ['team'] })
    rows.query.tags.push('low')
    expect(data.query.tags).toEqual(['team', 'high'])
  })

  it("a handler cannot mutate the caller's body", async () => {
    const { client } = createMounted()
    const sent = { tags: ['team'] }
    const { data } = await client.post<Seen>('/sample/things', sent)
    sent.tags.push('high')
    expect(data.body).toEqual({ tags: ['team'] })
    expect(data.body).not.toBe(sent)
  })
})

describe('other requests go to the network unchanged', () => {
  it.each([
    '/sample/thing',
    '/sample/things/',
    '/sample/things/1/lines',
    '/other/sample/things',
    '/other/sample/things/1',
    '/sample/things/1/parts/x_txt',
    'sample/things',
    '/SAMPLE/things',
  ])('%s is not a path of the sample backend', async (url) => {
    const { client } = await openBesideNetwork()
    const { data } = await client.get<{ network: Received }>(url)
    expect(data.network.method).toBe('GET')
  })

  it('as well as another method of a known path', async () => {
    const { client } = await openBesideNetwork()
    expect((await client.put<{ network: Received }>('/sample/things', { a: 1 })).data.network).toMatchObject({
      method: 'PUT',
      body: '{"a":1}',
    })
    expect((await client.post<{ network: Received }>('/sample/things/1')).data.network.method).toBe('POST')
  })

  it('as well as an absolute URL, even below the base', async () => {
    const { client, origin } = await openBesideNetwork()
    const { data } = await client.get<{ network: Received }>(`${origin}/sample/things`)
    expect(data.network.url).toBe('/sample/things')
    const { host } = new URL(origin)
    const upper = await client.get<{ network: Received }>(`HTTP://${host}/sample/things`)
    expect(upper.data.network.url).toBe('/sample/things')
  })

  it('but a known path is handled with any base', async () => {
    const { origin, received } = await startServer(echo)
    for (const base of [origin, `${origin}/v2`, '/api', 'https://nowhere.invalid']) {
      expect((await createMounted({}, base).client.get('/sample/things')).status).toBe(200)
    }
    expect(received).toHaveLength(0)
  })

  it('with query, headers and body, once, and the response is parsed', async () => {
    const { origin, received } = await startServer(echo)
    const { client } = createMounted({ delay: () => 5000 }, `${origin}/v2`)
    const { data } = await client.post<{ network: Received }>(
      '/elsewhere',
      { a: [1] },
      { params: { tags: [], q: 'x' }, headers: { 'X-Trace': '7' } },
    )
    expect(data.network).toMatchObject({ url: '/v2/elsewhere?tags=&q=x', body: '{"a":[1]}' })
    expect(data.network.headers).toMatchObject({ 'x-trace': '7', 'content-type': 'application/json' })
    expect(received).toHaveLength(1)
  })

  it('a failure can be retried, and then returns a parsed body', async () => {
    let isDown = true
    const { origin } = await startServer((request, response) => {
      if (isDown) sendJson(response, 401, { error: 'Who are you?' })
      else echo(request, response)
    })
    const { client } = createMounted({}, origin)
    const interceptor = client.interceptors.response.use(undefined, (error: { config: object }) => {
      isDown = false
      return client.request(error.config)
    })
    const { data } = await client.post<{ network: Received }>('/elsewhere', { a: 1 })
    client.interceptors.response.eject(interceptor)
    expect(data).toBeTypeOf('object')
    expect(data.network.body).toBe('{"a":1}')
  })

  it("runs the client's interceptors once", async () => {
    const { client } = await openBesideNetwork()
    let runs = 0
    client.interceptors.request.use((config) => {
      runs += 1
      return config
    })
    await client.get('/elsewhere')
    await client.get('/sample/things')
    expect(runs).toBe(2)
  })
})
