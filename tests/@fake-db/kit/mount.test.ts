import { toApiError } from '@core/api/errors'
import { implement } from '@fake-db/kit/implement'
import { HttpError } from '@fake-db/kit/reply'
import { CanceledError } from 'axios'
import MockAdapter from 'axios-mock-adapter'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { until } from '../../support/until'
import { contract, createMounted, handlers } from './mounted'

afterEach(() => {
  vi.useRealTimers()
})

describe('aborting', () => {
  it('ends a request at once, whatever its delay, and skips its handler', async () => {
    vi.useFakeTimers()
    const list = vi.fn(handlers.list)
    const { client } = createMounted({ delay: () => 10_000 }, '', { ...handlers, list })
    const controller = new AbortController()
    const call = client.get('/sample/things', { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    // Time is frozen, so the request does not wait for the rest of its delay.
    await expect(call).rejects.toBeInstanceOf(CanceledError)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(list).not.toHaveBeenCalled()
  })

  it('during the import of handlers skips them', async () => {
    const list = vi.fn(handlers.list)
    const { client, load, create } = createMounted({}, '', { ...handlers, list })
    let finishLoading: () => void = () => undefined
    load.mockReturnValueOnce(
      new Promise((resolve) => {
        finishLoading = () => resolve({ handlers: implement(contract, create) })
      }),
    )
    const controller = new AbortController()
    const call = client.get('/sample/things', { signal: controller.signal })
    await until(() => expect(load).toHaveBeenCalled())
    controller.abort()
    finishLoading()
    await expect(call).rejects.toBeInstanceOf(CanceledError)
    await until(() => expect(create).toHaveBeenCalled())
    // The same handlers answer the next request, after the aborted one would have run.
    await client.get('/sample/things/all')
    expect(list).not.toHaveBeenCalled()
  })
})

describe('a delay', () => {
  it('precedes each response', async () => {
    vi.useFakeTimers()
    const list = vi.fn(handlers.list)
    const { client } = createMounted({ delay: () => 30 }, '', { ...handlers, list })
    const call = client.get('/sample/things')
    await vi.advanceTimersByTimeAsync(29)
    expect(list).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await call).status).toBe(200)
  })
})

describe('the history of the mock adapter', () => {
  it('does not grow', async () => {
    const adapter = vi.spyOn(MockAdapter.prototype, 'adapter')
    const { client } = createMounted()
    const mock = adapter.mock.contexts[0] as MockAdapter
    for (let round = 0; round < 20; round += 1) await client.post('/sample/things', { round })
    await client.get('/sample/fail').catch(() => undefined)
    expect(mock.history.length).toBe(0)
  })
})

describe('a failure', () => {
  it('of a handler is a 500, as an axios error with a response', async () => {
    const { client } = createMounted()
    const thrown: unknown = await client.get('/sample/fail').catch((error: unknown) => error)
    expect(thrown).toMatchObject({ isAxiosError: true, response: { status: 500 }, config: { url: '/sample/fail' } })
    expect(toApiError(thrown).message).toContain('row is undefined')
    expect((await client.get('/sample/fail', { validateStatus: () => true })).status).toBe(500)
  })

  it('thrown by a handler has its status and error', async () => {
    const { client } = createMounted({}, '', {
      ...handlers,
      one() {
        throw new HttpError(404, 'There is no such thing.')
      },
    })
    const failure = await client.get('/sample/things/1').catch(toApiError)
    expect(failure).toMatchObject({ kind: 'notFound', status: 404, message: 'There is no such thing.' })
  })

  it("of a module's import, twice in a row, is a 500; the next request imports it again", async () => {
    const { client, load } = createMounted()
    for (let attempt = 0; attempt < 2; attempt += 1) load.mockRejectedValueOnce(new Error('no chunk'))
    expect(await client.get('/sample/things').catch(toApiError)).toMatchObject({ status: 500 })
    expect((await client.get('/sample/things')).status).toBe(200)
    expect(load).toHaveBeenCalledTimes(3)
  })
})

describe('handlers', () => {
  it('are imported by the first request, once', async () => {
    const { client, load, create } = createMounted()
    expect(load).not.toHaveBeenCalled()
    await Promise.all([client.get('/sample/things'), client.get('/sample/things/all'), client.get('/sample/things/1')])
    expect(load).toHaveBeenCalledOnce()
    expect(create).toHaveBeenCalledOnce()
  })

  it('and their rows are recreated by a reset', async () => {
    const { client, create, reset } = createMounted()
    await client.get('/sample/things')
    reset()
    await client.get('/sample/things')
    expect(create).toHaveBeenCalledTimes(2)
    expect(create.mock.calls[0]![0]).not.toBe(create.mock.calls[1]![0])
  })

  it('run after the permission check, which receives the request', async () => {
    const authorize = vi.fn(() => {
      throw new HttpError(403, 'You may not.')
    })
    const list = vi.fn(handlers.list)
    const { client } = createMounted({ authorize }, '', { ...handlers, list })
    const failure = await client.get('/sample/things', { headers: { Authorization: 'Bearer x' } }).catch(toApiError)
    expect(failure).toMatchObject({ kind: 'forbidden', message: 'You may not.' })
    expect(authorize).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'list', module: expect.objectContaining({ subject: 'Data' }) as unknown }),
      'Bearer x',
      expect.anything(),
    )
    expect(list).not.toHaveBeenCalled()
  })

  it.each([
    [7, 7],
    [null, null],
    [undefined, null],
  ])('receive the user: %s', async (holder, askedBy) => {
    const list = vi.fn(handlers.list)
    const authorize = holder === undefined ? {} : { authorize: () => holder }
    const { client } = createMounted(authorize, '', { ...handlers, list })
    await client.get('/sample/things')
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ askedBy }))
  })
})
