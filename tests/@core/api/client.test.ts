import { createApiClient } from '@core/api/client'
import { createAxios } from '@core/api/createAxios'
import { del, get, patch, post, put } from '@core/api/endpoint'
import { WrongAnswerError, toApiError } from '@core/api/errors'
import axios, { CanceledError } from 'axios'
import { describe, expect, it, vi } from 'vitest'
import type { Received } from '../../support/localServer'
import { sendJson, startServer } from '../../support/localServer'
import { until } from '../../support/until'

const list = get('/tasks').query<{ q?: string | null; page?: number; tags?: string[] }>().returns<Received>()
const one = get('/tasks/:id').returns<Received>()
const add = post('/tasks').body<{ title: string }>().returns<Received>()
const replace = put('/tasks/:id').body<{ title: string; done: boolean }>().returns<Received>()
const change = patch('/tasks/:id').body<{ done: boolean }>().returns<Received>()
const remove = del('/tasks').query<{ id: number }>().returns<Received>()

/** A client whose server answers with what it was sent. */
async function createEcho() {
  const server = await startServer((request, response) => {
    sendJson(response, 200, request)
  })
  return createApiClient(() => Promise.resolve(createAxios(server.origin)))
}

async function createClientFor(status: number, headers: Record<string, string>, body: string) {
  const server = await startServer((_, response) => {
    response.writeHead(status, headers).end(body)
  })
  return createApiClient(() => Promise.resolve(createAxios(server.origin)))
}

describe('a call', () => {
  it('sends what its endpoint declares', async () => {
    const api = await createEcho()
    expect(await api.call(list, { query: { q: 'a b&c', page: 2 } })).toMatchObject({
      method: 'GET',
      url: '/tasks?q=a+b%26c&page=2',
      body: '',
    })
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

  it('leaves out what is not said', async () => {
    const api = await createEcho()
    expect((await api.call(list, { query: { q: null } })).url).toBe('/tasks')
  })

  it('names a parameter for each item of a list, and an empty list without a value', async () => {
    const api = await createEcho()
    expect((await api.call(list, { query: { tags: ['team', 'high'] } })).url).toBe('/tasks?tags=team&tags=high')
    expect((await api.call(list, { query: { tags: [] } })).url).toBe('/tasks?tags=')
  })

  it('waits until its backend is prepared', async () => {
    const server = await startServer((request, response) => {
      sendJson(response, 200, request)
    })
    let finish: () => void = () => undefined
    const prepared = new Promise<void>((resolve) => {
      finish = resolve
    })
    const api = createApiClient(async () => {
      await prepared
      return createAxios(server.origin)
    })
    const answer = api.call(one, { params: { id: 1 } })
    // A later call of a client that is ready arrives first.
    await createApiClient(() => Promise.resolve(createAxios(server.origin))).call(one, { params: { id: 2 } })
    expect(server.received.map(({ url }) => url)).toEqual(['/tasks/2'])
    finish()
    expect((await answer).url).toBe('/tasks/1')
  })

  it('fails when its backend cannot be prepared, and the next one tries again', async () => {
    const server = await startServer((request, response) => {
      sendJson(response, 200, request)
    })
    const connect = vi.fn(() => Promise.resolve(createAxios(server.origin)))
    connect.mockRejectedValueOnce(new Error('no chunk'))
    const api = createApiClient(connect)
    await expect(api.call(one, { params: { id: 1 } })).rejects.toThrow('no chunk')
    expect((await api.call(one, { params: { id: 2 } })).url).toBe('/tasks/2')
    await Promise.all([api.call(one, { params: { id: 3 } }), api.call(one, { params: { id: 4 } })])
    expect(connect).toHaveBeenCalledTimes(2)
  })
})

describe('an answer', () => {
  it('is the parsed body', async () => {
    const api = await createClientFor(200, { 'content-type': 'application/json' }, '[1,{"a":null}]')
    expect(await api.call(one, { params: { id: 1 } })).toEqual([1, { a: null }])
  })

  it.each([
    ['an empty body', 200],
    ['no content', 204],
  ])('may be %s where it says no more than its status', async (_, status) => {
    const api = await createClientFor(status, {}, '')
    await expect(api.call(one, { params: { id: 1 } })).resolves.toBe('')
  })

  it.each([
    ['', ''],
    ['[]', ''],
    ['{"tasks":null}', '.tasks'],
    ['{"tasks":[{"id":1},{"id":"2"}]}', '.tasks[1].id'],
  ])('that is %s where something else is due is an error that says what is wrong', async (body, place) => {
    const api = await createClientFor(200, { 'content-type': 'application/json' }, body)
    const tasks = get('/tasks').returns<{ tasks: { id: number }[] }>({ tasks: [{ id: 'n' }] })
    const failure = await api.call(tasks, {}).catch(toApiError)
    expect(failure).toMatchObject({
      kind: 'wrongAnswer',
      status: 200,
      message: `/tasks gave an answer that is wrong at "answer${place}".`,
    })
  })

  it.each([
    ["a host's page", 'text/html', '<!doctype html><title>App</title>'],
    ['a page that claims to be JSON', 'application/json', '<!doctype html><title>App</title>'],
    ['half a body', 'application/json', '{"products": ['],
  ])('that is %s is an error that says so', async (_, type, body) => {
    const api = await createClientFor(200, { 'content-type': type }, body)
    const failure = await api.call(one, { params: { id: 1 } }).catch((thrown: unknown) => thrown)
    expect(failure).toBeInstanceOf(WrongAnswerError)
    expect(toApiError(failure)).toMatchObject({ kind: 'wrongAnswer', status: 200 })
    expect(toApiError(failure).message).toContain('/tasks/1 answered with something that is not JSON')
  })
})

describe('aborting', () => {
  it('ends the call at once and closes its connection', async () => {
    const closed = vi.fn()
    const server = await startServer((_, response) => {
      response.on('close', closed)
    })
    const api = createApiClient(() => Promise.resolve(createAxios(server.origin)))
    const controller = new AbortController()
    const call = api.call(one, { params: { id: 1 } }, controller.signal)
    await until(() => {
      expect(server.received).toHaveLength(1)
    })
    controller.abort()
    await expect(call).rejects.toBeInstanceOf(CanceledError)
    await until(() => {
      expect(closed).toHaveBeenCalledOnce()
    })
  })

  it('before the call keeps it from being made', async () => {
    const server = await startServer((request, response) => {
      sendJson(response, 200, request)
    })
    const api = createApiClient(() => Promise.resolve(createAxios(server.origin)))
    const failure = api.call(one, { params: { id: 1 } }, AbortSignal.abort())
    await expect(failure).rejects.toBeInstanceOf(CanceledError)
    expect(server.received).toHaveLength(0)
  })
})

describe('a call that is not answered', () => {
  it('fails when its time is over, and says so', async () => {
    const server = await startServer(() => undefined)
    const api = createApiClient(() => Promise.resolve(createAxios(server.origin)))
    const slow = get('/slow').within(0.05).returns<object>()
    expect(await api.call(slow, {}).catch(toApiError)).toMatchObject({ kind: 'timeout', status: 0 })
  })

  it('has half a minute unless its endpoint says otherwise', () => {
    expect(createAxios().defaults.timeout).toBe(30_000)
  })
})

describe('the instance', () => {
  it("is the product's own: other users of axios see nothing of it", async () => {
    const server = await startServer((request, response) => {
      sendJson(response, 200, request)
    })
    const client = createAxios(server.origin)
    client.interceptors.request.use((config) => {
      config.headers.set('X-Ours', '1')
      return config
    })
    const { data } = await axios.get<Received>(`${server.origin}/elsewhere`, { params: { tags: [] } })
    expect(data.headers['x-ours']).toBeUndefined()
    expect(data.url).toBe('/elsewhere')
  })
})

describe('a call that takes long', () => {
  it('says so after a while, and that it is over, also where it fails', async () => {
    const answer: (() => void)[] = []
    const server = await startServer((_, response) => {
      const status = answer.length === 0 ? 200 : 500
      answer.push(() => sendJson(response, status, {}))
    })
    const onLong = vi.fn()
    const api = createApiClient(() => Promise.resolve(createAxios(server.origin, onLong, 20)))
    const calls = [1, 2].map(() => api.call(get('/tasks').returns<unknown>(), {}).catch(toApiError))
    await until(() => expect(onLong.mock.calls).toEqual([[1], [2]]))
    await until(() => expect(answer).toHaveLength(2))
    for (const end of answer) end()
    await Promise.all(calls)
    expect(onLong.mock.calls).toEqual([[1], [2], [1], [0]])
  })

  it('is not one that is answered in time', async () => {
    const onLong = vi.fn()
    const server = await startServer((_, response) => sendJson(response, 200, {}))
    const api = createApiClient(() => Promise.resolve(createAxios(server.origin, onLong, 5000)))
    await api.call(get('/tasks').returns<unknown>(), {})
    expect(onLong).not.toHaveBeenCalled()
  })
})
