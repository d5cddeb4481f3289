import { createApiClient } from '@core/api/client'
import { createAxios } from '@core/api/createAxios'
import type { QueryOf } from '@core/api/endpoint'
import { del, get, patch, post, put } from '@core/api/endpoint'
import { WrongAnswerError, toApiError } from '@core/api/errors'
import { z } from '@core/schema'
import axios, { CanceledError } from 'axios'
import { describe, expect, it, vi } from 'vitest'
import type { Received } from '../../support/localServer'
import { sendJson, startServer } from '../../support/localServer'
import { until } from '../../support/until'

const query = z.object({
  q: z.optional(z.nullable(z.string())),
  page: z.optional(z.number()),
  tags: z.optional(z.array(z.string())),
})
const list = get('/tasks').query(query).returns<Received>()
const one = get('/tasks/:id').returns<Received>()
const add = post('/tasks').body<{ title: string }>().returns<Received>()
const replace = put('/tasks/:id').body<{ title: string; done: boolean }>().returns<Received>()
const change = patch('/tasks/:id').body<{ done: boolean }>().returns<Received>()
const upload = post('/files/add').body<FormData>().returns<Received>()
const remove = del('/tasks')
  .query(z.object({ id: z.number() }))
  .returns<Received>()

/** A client and its server, which by default echoes requests. */
async function serve(
  answer: Parameters<typeof startServer>[0] = (request, response) => sendJson(response, 200, request),
) {
  const server = await startServer(answer)
  const connect = () => Promise.resolve(createAxios(server.origin))
  return { ...server, connect, api: createApiClient(connect) }
}

const serveText = (status: number, headers: Record<string, string>, body: string) =>
  serve((_, response) => void response.writeHead(status, headers).end(body))

describe('a request', () => {
  it('uploads a file in a form', async () => {
    const { api } = await serve()
    const form = new FormData()
    form.append('file', new File(['a,b'], 'rows.csv', { type: 'text/csv' }))
    const { headers, body } = await api.call(upload, { body: form })
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toContain('name="file"; filename="rows.csv"')
    expect(body).toContain('a,b')
  })

  it('sends what its endpoint declares', async () => {
    const { api } = await serve()
    expect(await api.call(list, { query: { q: 'a b&c', page: 2 } })).toMatchObject({
      method: 'GET',
      url: '/tasks?q=a+b%26c&page=2',
      body: '',
    })
    const urlOf = async (query: QueryOf<typeof list>) => (await api.call(list, { query })).url
    expect(await urlOf({ q: null })).toBe('/tasks')
    expect(await urlOf({ tags: ['team', 'high'] })).toBe('/tasks?tags=team&tags=high')
    expect(await urlOf({ tags: [] })).toBe('/tasks?tags=')
    expect((await api.call(one, { params: { id: 'a/b' } })).url).toBe('/tasks/a%2Fb')
    expect(await api.call(remove, { query: { id: 7 } })).toMatchObject({
      method: 'DELETE',
      url: '/tasks?id=7',
      body: '',
    })
    const added = await api.call(add, { body: { title: 'Tea' } })
    expect(added).toMatchObject({ method: 'POST', body: '{"title":"Tea"}' })
    expect(added.headers['content-type']).toBe('application/json')
    const replaced = await api.call(replace, { params: { id: 7 }, body: { title: 'Tea', done: true } })
    expect(replaced).toMatchObject({ method: 'PUT', url: '/tasks/7', body: '{"title":"Tea","done":true}' })
    const changed = await api.call(change, { params: { id: 7 }, body: { done: false } })
    expect(changed).toMatchObject({ method: 'PATCH', url: '/tasks/7', body: '{"done":false}' })
    expect(changed.headers['content-type']).toBe('application/json')
  })

  it('waits until its backend is ready', async () => {
    const { api: ready, connect, received } = await serve()
    let finish: () => void = () => undefined
    const prepared = new Promise<void>((resolve) => {
      finish = resolve
    })
    const api = createApiClient(async () => {
      await prepared
      return connect()
    })
    const answer = api.call(one, { params: { id: 1 } })
    // A later request of a prepared client arrives first.
    await ready.call(one, { params: { id: 2 } })
    expect(received.map(({ url }) => url)).toEqual(['/tasks/2'])
    finish()
    expect((await answer).url).toBe('/tasks/1')
  })

  it('fails if its backend cannot be prepared, and the next one tries again', async () => {
    const connect = vi.fn((await serve()).connect)
    connect.mockRejectedValueOnce(new Error('no chunk'))
    const api = createApiClient(connect)
    await expect(api.call(one, { params: { id: 1 } })).rejects.toThrow('no chunk')
    expect((await api.call(one, { params: { id: 2 } })).url).toBe('/tasks/2')
    await Promise.all([api.call(one, { params: { id: 3 } }), api.call(one, { params: { id: 4 } })])
    expect(connect).toHaveBeenCalledTimes(2)
  })
})

describe('a response', () => {
  it.each([
    ['an empty body', 200],
    ['no content', 204],
  ])('may have %s if only its status matters', async (_, status) => {
    const { api } = await serveText(status, {}, '')
    await expect(api.call(one, { params: { id: 1 } })).resolves.toBe('')
  })

  it.each([
    ['', ''],
    ['[]', ''],
    ['{"tasks":null}', '.tasks'],
    ['{"tasks":[{"id":1},{"id":"2"}]}', '.tasks[1].id'],
    ['{"tasks":[{"id":1,"done":null}]}', '.tasks[0].done'],
  ])('with the wrong shape %s is an error with an explanation', async (body, place) => {
    const { api } = await serveText(200, { 'content-type': 'application/json' }, body)
    const task = z.object({ id: z.number(), done: z.optional(z.boolean()) })
    const tasks = get('/tasks').returns(z.object({ tasks: z.array(task) }))
    const failure = await api.call(tasks, {}).catch(toApiError)
    expect(failure).toMatchObject({
      kind: 'wrongAnswer',
      status: 200,
      message: `/tasks gave an answer that is wrong at "answer${place}".`,
    })
  })

  it('passes if only a length, range or format differs from the schema', async () => {
    const answer = { name: '', total: -1, day: 'today', more: true }
    const { api } = await serveText(200, { 'content-type': 'application/json' }, JSON.stringify(answer))
    const declared = z.object({
      name: z.string().check(z.minLength(1)),
      total: z.int().check(z.gte(0)),
      day: z.iso.date(),
    })
    expect(await api.call(get('/tasks').returns(declared), {})).toEqual(answer)
  })

  it.each([
    ["a host's page", 'text/html', '<!doctype html><title>App</title>'],
    ['a page that claims to be JSON', 'application/json', '<!doctype html><title>App</title>'],
    ['half a body', 'application/json', '{"products": ['],
  ])('that is %s is an error', async (_, type, body) => {
    const { api } = await serveText(200, { 'content-type': type }, body)
    const failure = await api.call(one, { params: { id: 1 } }).catch((thrown: unknown) => thrown)
    expect(failure).toBeInstanceOf(WrongAnswerError)
    expect(toApiError(failure)).toMatchObject({ kind: 'wrongAnswer', status: 200 })
    expect(toApiError(failure).message).toContain('/tasks/1 answered with something that is not JSON')
  })
})

describe('aborting', () => {
  it('ends the request at once and closes its connection', async () => {
    const closed = vi.fn()
    const { api, received } = await serve((_, response) => void response.on('close', closed))
    const controller = new AbortController()
    const call = api.call(one, { params: { id: 1 } }, controller.signal)
    await until(() => expect(received).toHaveLength(1))
    controller.abort()
    await expect(call).rejects.toBeInstanceOf(CanceledError)
    await until(() => expect(closed).toHaveBeenCalledOnce())
  })

  it('beforehand prevents the request', async () => {
    const { api, received } = await serve()
    const failure = api.call(one, { params: { id: 1 } }, AbortSignal.abort())
    await expect(failure).rejects.toBeInstanceOf(CanceledError)
    expect(received).toHaveLength(0)
  })
})

describe('a request without a response', () => {
  it('times out after half a minute, or as declared by its endpoint', async () => {
    const { api } = await serve(() => undefined)
    const slow = get('/slow').timeout(0.05).returns<object>()
    expect(await api.call(slow, {}).catch(toApiError)).toMatchObject({ kind: 'timeout', status: 0 })
    expect(createAxios().defaults.timeout).toBe(30_000)
  })
})

describe('the instance', () => {
  it('is separate: other users of axios are not affected', async () => {
    const { connect, origin } = await serve()
    const client = await connect()
    client.interceptors.request.use((config) => {
      config.headers.set('X-Ours', '1')
      return config
    })
    const { data } = await axios.get<Received>(`${origin}/elsewhere`, { params: { tags: [] } })
    expect(data.headers['x-ours']).toBeUndefined()
    expect(data.url).toBe('/elsewhere')
  })
})

describe('a slow request', () => {
  it('is reported after a while, and its end, too, even on failure', async () => {
    const answer: (() => void)[] = []
    const slow = await startServer((_, response) => {
      const status = answer.length === 0 ? 200 : 500
      answer.push(() => sendJson(response, status, {}))
    })
    const onLong = vi.fn()
    const quick = await serve()
    await createApiClient(() => Promise.resolve(createAxios(quick.origin, onLong, 5000))).call(get('/').returns(), {})
    expect(onLong).not.toHaveBeenCalled()
    const api = createApiClient(() => Promise.resolve(createAxios(slow.origin, onLong, 20)))
    const calls = [1, 2].map(() => api.call(get('/tasks').returns<unknown>(), {}).catch(toApiError))
    await until(() => expect(onLong.mock.calls).toEqual([[1], [2]]))
    await until(() => expect(answer).toHaveLength(2))
    for (const end of answer) end()
    await Promise.all(calls)
    expect(onLong.mock.calls).toEqual([[1], [2], [1], [0]])
  })
})
