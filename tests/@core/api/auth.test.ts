import { toApiError } from '@core/api/errors'
import { CanceledError } from 'axios'
import { describe, expect, it } from 'vitest'
import { sendJson } from '../../support/localServer'
import { answerThing, bearer, calls, createSession, createSignal, expired, guard, renewed } from './session'
import { until } from '../../support/until'

const ids = Array.from({ length: 50 }, (_, index) => index)

describe('a hundred requests that fail with 401 at once', () => {
  it('cause one refresh, are retried once with the new token, and return parsed bodies', async () => {
    const { give, given } = createSignal()
    let refusals = 0
    const { api, server, tokens, onEnd, requestsTo } = await createSession({
      async refresh(_, response) {
        await given
        sendJson(response, 200, renewed)
      },
      async other(request, response) {
        await guard(request, response)
        refusals += 1
        // The refresh stays in flight until every request is rejected.
        if (refusals === 100) give()
      },
    })
    const answers = await Promise.all([
      ...ids.map((id) => api.call(calls.read, { params: { id } })),
      ...ids.map((id) => api.call(calls.write, { body: { name: `thing ${id}` } })),
    ])
    expect(answers).toEqual([
      ...ids.map((id) => ({ id: String(id) })),
      ...ids.map((id) => ({ written: { name: `thing ${id}` } })),
    ])
    expect(requestsTo('/refresh').map(({ body }) => body)).toEqual(['{"refreshToken":"refresh-0"}'])
    expect(server.received).toHaveLength(201)
    expect(server.received.filter((request) => bearer(request) === 'Bearer access-1')).toHaveLength(100)
    expect(tokens.read()).toEqual(renewed)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('end the session once if the refresh is rejected, and each fails with its own response', async () => {
    const { api, server, tokens, onEnd, requestsTo } = await createSession({
      refresh(_, response) {
        sendJson(response, 401, { error: 'Invalid refresh token' })
      },
    })
    const failures = await Promise.all(
      ids
        .concat(ids)
        .map((id) => api.call(calls.read, { params: { id } }).catch((thrown: unknown) => toApiError(thrown))),
    )
    expect(failures).toHaveLength(100)
    for (const failure of failures) expect(failure).toMatchObject({ kind: 'unauthorized', message: 'Who are you?' })
    expect(requestsTo('/refresh')).toHaveLength(1)
    expect(server.received).toHaveLength(101)
    expect(onEnd).toHaveBeenCalledOnce()
    expect(tokens.read()).toBeNull()
  })
})

describe('a refresh', () => {
  it.each([
    ['is broken', { kind: 'server', status: 500 }, 500, '{}'],
    ['is busy', { kind: 'invalid', status: 429 }, 429, '{}'],
    ['is hidden behind the page of a hotspot', { kind: 'wrongAnswer', status: 200 }, 200, '<!doctype html>'],
    ['cannot be reached', { kind: 'network', status: 0 }, 0, ''],
    ['is hidden behind the page of a firewall', { kind: 'server' }, 403, '<!doctype html>'],
    ['is hidden behind a proxy that does not find it', { kind: 'server' }, 404, '<!doctype html>'],
    ['is hidden behind a proxy that rejects it', { kind: 'server' }, 400, '<!doctype html>'],
    ['is hidden behind the login page of a proxy', { kind: 'server' }, 401, '<!doctype html>'],
    ['denies the refresh', { kind: 'server' }, 403, '{"error":"No"}'],
  ])('that fails because the backend %s keeps the session, and can be retried', async (_, error, status, body) => {
    let isBroken = true
    const { api, tokens, onEnd } = await createSession({
      refresh(_request, response) {
        if (!isBroken) sendJson(response, 200, renewed)
        else if (status === 0) response.destroy()
        else response.writeHead(status).end(body)
      },
    })
    expect(await api.call(calls.read, { params: { id: 1 } }).catch(toApiError)).toMatchObject(error)
    expect(tokens.read()).toEqual(expired)
    expect(onEnd).not.toHaveBeenCalled()
    isBroken = false
    expect(await api.call(calls.read, { params: { id: 1 } })).toEqual({ id: '1' })
  })

  it('is skipped without a session', async () => {
    const { api, auth, tokens, requestsTo } = await createSession()
    tokens.clear()
    expect(await api.call(calls.read, { params: { id: 1 } }).catch(toApiError)).toMatchObject({ status: 401 })
    await expect(auth.refresh()).rejects.toThrow('no session')
    expect(requestsTo('/refresh')).toHaveLength(0)
  })

  it('is skipped for a request whose token was renewed meanwhile', async () => {
    const { give, given } = createSignal()
    const { api, server, requestsTo } = await createSession({
      async other(request, response) {
        const isOld = bearer(request) === 'Bearer access-0'
        if (request.url === '/things/slow' && isOld) await given
        if (isOld) sendJson(response, 401, {})
        else answerThing(request, response)
      },
    })
    const slow = api.call(calls.read, { params: { id: 'slow' } })
    await until(() => {
      expect(server.received).toHaveLength(1)
    })
    await api.call(calls.read, { params: { id: 'quick' } })
    give()
    expect(await slow).toEqual({ id: 'slow' })
    expect(requestsTo('/refresh')).toHaveLength(1)
  })

  it('of another tab is used, if it was faster', async () => {
    const { api, auth, tokens, onEnd } = await createSession({
      refresh(_, response) {
        tokens.write(renewed) // another tab; refresh tokens work once
        sendJson(response, 401, { error: 'Invalid refresh token' })
      },
    })
    await expect(auth.refresh()).resolves.toBeUndefined()
    tokens.write(expired)
    expect(await api.call(calls.read, { params: { id: 1 } })).toEqual({ id: '1' })
    expect(onEnd).not.toHaveBeenCalled()
    expect(tokens.read()).toEqual(renewed)
  })

  it.each([
    ['bring back a session that was ended', null],
    ['take the place of a session that was begun', { accessToken: 'of another', refreshToken: 'of another' }],
  ])('does not %s meanwhile', async (_, other) => {
    const { auth, tokens, onEnd } = await createSession({
      refresh(_request, response) {
        if (other) tokens.write(other)
        else tokens.clear()
        sendJson(response, 200, renewed)
      },
    })
    await auth.refresh()
    expect(tokens.read()).toEqual(other)
    expect(onEnd).not.toHaveBeenCalled()
  })
})

describe('a refresh that fails', () => {
  it.each([500, 429])(
    'with %i runs once for requests that were sent together, however late they fail',
    async (status) => {
      const { give, given } = createSignal()
      const { api, onEnd, requestsTo } = await createSession({
        refresh(_, response) {
          sendJson(response, status, {})
        },
        async other({ url }, response) {
          if (url !== '/things/0') await given
          sendJson(response, 401, {})
        },
      })
      const sent = ids.slice(0, 20).map((id) => api.call(calls.read, { params: { id } }).catch(toApiError))
      await sent[0]
      // The refresh has failed by now; the other calls fail after it.
      give()
      const failures = await Promise.all(sent)
      for (const failure of failures) expect(failure).toMatchObject({ status })
      expect(requestsTo('/refresh')).toHaveLength(1)
      expect(onEnd).not.toHaveBeenCalled()
      await api.call(calls.read, { params: { id: 0 } }).catch(toApiError)
      expect(requestsTo('/refresh')).toHaveLength(2)
    },
  )
})

describe('two tabs', () => {
  it('use a single-use refresh token once, however slow the response', async () => {
    const taken = new Set<string>()
    let queue = Promise.resolve()
    const locks = {
      request: (_: string, run: () => Promise<void>) => {
        const result = queue.then(run)
        queue = result.catch(() => undefined)
        return result
      },
    } as unknown as LockManager
    const { give, given } = createSignal()
    const first = await createSession({
      locks,
      async refresh({ body }, response) {
        const isFirst = !taken.has(body)
        taken.add(body)
        if (isFirst) await given
        sendJson(response, isFirst ? 200 : 401, isFirst ? renewed : {})
      },
    })
    const second = await createSession({ locks, beside: first })
    const both = Promise.all([first.auth.refresh(), second.auth.refresh()])
    await until(() => expect(first.requestsTo('/refresh')).not.toEqual([]))
    give()
    await both
    expect(first.requestsTo('/refresh')).toHaveLength(1)
    expect(first.tokens.read()).toEqual(renewed)
    for (const { onEnd } of [first, second]) expect(onEnd).not.toHaveBeenCalled()
  })
})

describe('login and refresh', () => {
  it('carry no token, and a rejection neither renews nor ends the session', async () => {
    const { api, auth, server, onEnd, requestsTo } = await createSession()
    expect(await api.call(calls.login, { body: { email: '' } }).catch(toApiError)).toMatchObject({ status: 401 })
    expect(server.received).toHaveLength(1)
    expect(onEnd).not.toHaveBeenCalled()
    await auth.refresh()
    expect([...requestsTo('/refresh'), ...requestsTo('/login')].map(bearer)).toEqual([null, null])
  })
})

describe('loops are avoided', () => {
  it('if the retried request is rejected, too: the session ends', async () => {
    const { api, server, tokens, onEnd, requestsTo } = await createSession({
      other(_, response) {
        sendJson(response, 401, {})
      },
    })
    expect(await api.call(calls.read, { params: { id: 1 } }).catch(toApiError)).toMatchObject({ status: 401 })
    expect(requestsTo('/refresh')).toHaveLength(1)
    expect(server.received).toHaveLength(3)
    expect(onEnd).toHaveBeenCalledOnce()
    expect(tokens.read()).toBeNull()
  })

  it('if the refresh itself is rejected, even with a query in its URL', async () => {
    const { api, server } = await createSession({
      other(_, response) {
        sendJson(response, 401, {})
      },
    })
    await expect(api.axios.post('/refresh?from=tab', {})).rejects.toThrow('401')
    expect(server.received).toHaveLength(1)
  })
})

describe('a request that is aborted while it waits for the refresh', () => {
  it('ends at once, and is not retried', async () => {
    const { give, given } = createSignal()
    const { api, server, requestsTo } = await createSession({
      async refresh(_, response) {
        await given
        sendJson(response, 200, renewed)
      },
    })
    const controller = new AbortController()
    const aborted = api.call(calls.read, { params: { id: 'aborted' } }, controller.signal)
    const other = api.call(calls.read, { params: { id: 'other' } })
    await until(() => {
      expect(requestsTo('/refresh')).toHaveLength(1)
    })
    controller.abort()
    await expect(aborted).rejects.toBeInstanceOf(CanceledError)
    give()
    expect(await other).toEqual({ id: 'other' })
    expect(requestsTo('/things/aborted')).toHaveLength(1)
    expect(server.received).toHaveLength(4)
  })
})
