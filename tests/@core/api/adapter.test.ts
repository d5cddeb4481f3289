import { defineAdapter, ErrorResponse } from '@core/api/adapter'
import { createApiClient } from '@core/api/client'
import { createAxios } from '@core/api/createAxios'
import { get, patch, post } from '@core/api/endpoint'
import { toApiError } from '@core/api/errors'
import { z } from '@core/schema'
import { installFakeDb } from '@fake-db/index'
import { describe, expect, it } from 'vitest'
import { permissionsApi } from '@/redux/apps/permissions/contract'
import type { Received } from '../../support/localServer'
import { sendJson, startServer } from '../../support/localServer'
import { until } from '../../support/until'
import { createSession } from './session'

const taskSchema = z.object({ id: z.number(), title: z.string() })
const tasksApi = {
  list: get('/tasks/data')
    .query(z.object({ page: z.number() }))
    .returns(z.object({ tasks: z.array(taskSchema) })),
  rename: post('/tasks/:id/rename').body<{ title: string }>().returns(taskSchema),
  log: get('/tasks/log').returns<Received>(),
}

const itemSchema = z.object({ key: z.string(), task_title: z.string() })
const restApi = {
  list: get('/v2/items')
    .query(z.object({ offset: z.number() }))
    .returns(z.array(itemSchema)),
  change: patch('/v2/items/:key').body<{ task_title: string }>().returns(itemSchema),
}

const toTask = ({ key, task_title }: z.infer<typeof itemSchema>) => ({ id: Number(key.slice(1)), title: task_title })

const adapter = defineAdapter(
  tasksApi,
  {
    async list({ query }, call) {
      return { tasks: (await call(restApi.list, { query: { offset: query.page * 10 } })).map(toTask) }
    },
    async rename({ params, body }, call) {
      if (params.id === '404') throw new ErrorResponse(404, 'No task has this id.')
      return toTask(await call(restApi.change, { params: { key: `k${params.id}` }, body: { task_title: body.title } }))
    },
  },
  (status, body) => new ErrorResponse(status === 422 ? 400 : status, { title: (body as { reason: string }).reason }),
)

const item = { key: 'k7', task_title: 'Tea' }

async function serve(status = 200, body: unknown = item) {
  const server = await startServer((request, response) => {
    sendJson(response, status, request.url === '/tasks/log' ? request : body)
  })
  const axios = createAxios(server.origin)
  adapter.install(axios)
  return { ...server, axios, api: createApiClient(() => Promise.resolve(axios)) }
}

const rename = { params: { id: 7 }, body: { title: 'Tea' } }

describe('an adapter', () => {
  it('sends requests of the other API, and returns responses of the contract', async () => {
    const { api, received } = await serve()
    expect(await api.call(tasksApi.rename, rename)).toEqual({ id: 7, title: 'Tea' })
    expect(received).toMatchObject([{ method: 'PATCH', url: '/v2/items/k7', body: '{"task_title":"Tea"}' }])
    expect(received[0]?.headers['content-type']).toBe('application/json')

    const list = await serve(200, [item])
    expect(await list.api.call(tasksApi.list, { query: { page: 3 } })).toEqual({ tasks: [{ id: 7, title: 'Tea' }] })
    expect(list.received).toMatchObject([{ method: 'GET', url: '/v2/items?offset=30', body: '' }])
    expect(list.received[0]?.headers).not.toHaveProperty('content-type')
  })

  it('sends requests without a handler unchanged', async () => {
    const { api } = await serve()
    expect(await api.call(tasksApi.log, {})).toMatchObject({ method: 'GET', url: '/tasks/log' })
  })

  it('maps error responses', async () => {
    const { api } = await serve(422, { reason: 'taken' })
    const error = await api.call(tasksApi.rename, rename).catch(toApiError)
    expect(error).toEqual({ kind: 'invalid', status: 400, message: 'taken', fields: { title: ['taken'] } })
    expect(await api.exchange({ method: 'GET', path: '/tasks/data' }, { query: { page: 1 } })).toEqual({
      status: 400,
      body: { error: { title: 'taken' } },
    })
  })

  it('may respond with an error itself', async () => {
    const { api, received } = await serve()
    const error = await api.call(tasksApi.rename, { ...rename, params: { id: 404 } }).catch(toApiError)
    expect(error).toMatchObject({ kind: 'notFound', status: 404, message: 'No task has this id.' })
    expect(received).toEqual([])
  })

  it('rejects a wrong answer of the other API, and its own', async () => {
    const { api } = await serve(200, { key: 'k7' })
    expect(await api.call(tasksApi.rename, rename).catch(toApiError)).toMatchObject({
      kind: 'wrongAnswer',
      message: expect.stringMatching(/^\/v2\/items\/k7 gave a wrong answer/) as string,
    })
    const { api: other } = await serve(200, { ...item, key: 'seven' })
    expect(await other.call(tasksApi.rename, rename).catch(toApiError)).toMatchObject({
      kind: 'wrongAnswer',
      message: expect.stringContaining('/tasks/7/rename') as string,
    })
  })

  it('cancels its request of the other API', async () => {
    let isClosed = false
    const { received, origin } = await startServer((_, response) => void response.on('close', () => (isClosed = true)))
    const axios = createAxios(origin)
    axios.defaults.timeout = 0
    adapter.install(axios)
    const controller = new AbortController()
    const api = createApiClient(() => Promise.resolve(axios))
    const error = api.call(tasksApi.rename, rename, controller.signal).catch(toApiError)
    await until(() => expect(received).toHaveLength(1))
    controller.abort()
    expect(await error).toMatchObject({ kind: 'aborted' })
    await until(() => expect(isClosed).toBe(true))
  })

  it('returns error responses that the caller accepts', async () => {
    const { axios } = await serve(422, { reason: 'taken' })
    const response = await axios.get('/tasks/data', { params: { page: 1 }, validateStatus: () => true })
    expect(response).toMatchObject({ status: 400, data: { error: { title: 'taken' } } })
  })
})

describe('a session', () => {
  it('is renewed after a 401 of the other API', async () => {
    const { api, requestsTo } = await createSession({
      other({ headers }, response) {
        const isRenewed = headers.authorization === 'Bearer access-1'
        sendJson(response, isRenewed ? 200 : 401, isRenewed ? item : { reason: 'expired' })
      },
    })
    adapter.install(api.axios)
    expect(await api.call(tasksApi.rename, rename)).toEqual({ id: 7, title: 'Tea' })
    expect(requestsTo('/v2/items/k7').map(({ headers }) => headers.authorization)).toEqual([
      'Bearer access-0',
      'Bearer access-1',
    ])
  })

  it('survives the web page of a firewall', async () => {
    const { api, server, onEnd } = await createSession({
      other: (_, response) => void response.writeHead(401).end('<p>'),
    })
    adapter.install(api.axios)
    expect(await api.call(tasksApi.rename, rename).catch(toApiError)).toMatchObject({ kind: 'unauthorized' })
    expect(server.received).toHaveLength(3)
    expect(onEnd).not.toHaveBeenCalled()
  })
})

describe('beside the sample backend', () => {
  const permissions = defineAdapter(
    permissionsApi,
    { remove: () => Promise.reject(new ErrorResponse(409, 'From the adapter')) },
    (status) => new ErrorResponse(status, 'The server failed.'),
  )

  it.each([
    [['apps/permissions'], 409],
    [[], 404],
  ])('serves the modules %j', async (real, status) => {
    const axios = createAxios()
    permissions.install(axios)
    installFakeDb(axios, { real })
    const api = createApiClient(() => Promise.resolve(axios))
    const error = await api.call(permissionsApi.remove, { query: { id: 12_345 } }).catch(toApiError)
    expect(error).toMatchObject({ status })
  })
})
