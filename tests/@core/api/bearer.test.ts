import type { AuthOptions } from '@core/api/auth'
import { describe, expect, it, vi } from 'vitest'
import { sendJson, startServer, type Received } from '../../support/localServer'
import { answerThing, bearer, calls, createSession } from './session'

function startStranger() {
  return startServer((_, response) => {
    sendJson(response, 401, {})
  })
}

const welcome = { other: answerThing }

type Session = Awaited<ReturnType<typeof createSession>>

/** Returns the request's token without sending it: the URL need not exist. */
async function sentTo({ api }: Session, url: string): Promise<unknown> {
  const { config } = await api.axios.get(url, {
    adapter: (config) => Promise.resolve({ data: {}, status: 200, statusText: '', headers: {}, config }),
  })
  return config.headers.get('Authorization')
}

describe('the bearer token (RFC 6750)', () => {
  it('is sent to the API', async () => {
    const { api, server } = await createSession({ ...welcome, origin: 'https://app.example' })
    await api.call(calls.read, { params: { id: 1 } })
    await api.axios.get(`${server.origin}/things/2`)
    await api.axios.get('things/3')
    expect(server.received.map(bearer)).toEqual(Array(3).fill('Bearer access-0'))
  })

  it("is sent to the page's origin, with any API", async () => {
    const page = await startServer(answerThing)
    const { api } = await createSession({ ...welcome, origin: page.origin })
    await api.axios.get(`${page.origin}/things/1`)
    await api.axios.get('/things/2', { baseURL: page.origin })
    expect(page.received.map(bearer)).toEqual(Array(2).fill('Bearer access-0'))
  })

  it('is read from storage at the time of the request', async () => {
    const { api, server, tokens } = await createSession(welcome)
    await api.call(calls.read, { params: { id: 1 } })
    tokens.write({ accessToken: 'newer', refreshToken: 'newer' })
    await api.call(calls.read, { params: { id: 1 } })
    tokens.clear()
    await api.call(calls.read, { params: { id: 1 } })
    expect(server.received.map(bearer)).toEqual(['Bearer access-0', 'Bearer newer', null])
  })

  it('is never sent to another origin, whose 401 causes no refresh', async () => {
    const stranger = await startStranger()
    const { api, server, tokens } = await createSession()
    const { host } = new URL(stranger.origin)
    await expect(api.axios.get(`${stranger.origin}/a`)).rejects.toThrow('401')
    await expect(api.axios.get('/b', { baseURL: stranger.origin })).rejects.toThrow('401')
    await expect(api.axios.post('/c', {}, { baseURL: `http://${host}/deep/` })).rejects.toThrow('401')
    await expect(api.axios.get(`HTTP://${host}/d`)).rejects.toThrow('401')
    expect(stranger.received).toHaveLength(4)
    expect(stranger.received.map(bearer)).toEqual([null, null, null, null])
    expect(server.received).toHaveLength(0)
    expect(tokens.read()).not.toBeNull()
  })

  it('is not renewed for a request with its own token', async () => {
    const stranger = await startStranger()
    const { api, server } = await createSession()
    const headers = { Authorization: 'Bearer theirs' }
    await expect(api.axios.get(`${stranger.origin}/a`, { headers })).rejects.toThrow('401')
    expect(stranger.received.map(bearer)).toEqual(['Bearer theirs'])
    expect(server.received).toHaveLength(0)
  })

  it.each(['//stranger.example/a', '\\\\stranger.example/a', '/\\stranger.example/a', ' //stranger.example/a'])(
    'is not sent to a URL that browsers resolve to another origin: %s',
    async (url) => {
      const session = await createSession()
      session.api.axios.defaults.baseURL = ''
      expect(await sentTo(session, url)).toBeUndefined()
    },
  )

  it.each([
    'https://api.example.evil.test/a',
    'https://app.example.evil.test/a',
    'https://api.example@evil.test/a',
    'https://api.example:8443/a',
    'http://api.example/a',
    'https://evil.test/https://api.example/a',
  ])('is not sent to a URL that only resembles ours: %s', async (url) => {
    const session = await createSession({ origin: 'https://app.example' })
    session.api.axios.defaults.baseURL = 'https://api.example'
    expect(await sentTo(session, 'https://api.example/a')).toBe('Bearer access-0')
    expect(await sentTo(session, url)).toBeUndefined()
  })
})

describe('custom credentials', () => {
  const addCredentials = vi.fn<NonNullable<AuthOptions['addCredentials']>>(({ headers }, tokens) => {
    headers.set('X-Proof', tokens ? 'user' : 'guest')
  })
  const proofOf = ({ headers }: Received) => headers['x-proof']

  it('replace the token, also on exempt paths, and are never sent to another origin', async () => {
    const stranger = await startStranger()
    const { api, server } = await createSession({ ...welcome, addCredentials })
    await api.call(calls.read, { params: { id: 1 } })
    await api.call(calls.login, { body: { email: 'a@b.example' } })
    await expect(api.axios.get(`${stranger.origin}/a`)).rejects.toThrow('401')
    expect(server.received.map(proofOf)).toEqual(['user', 'guest'])
    expect([...server.received, ...stranger.received].map(bearer)).toEqual([null, null, null])
    expect(stranger.received.map(proofOf)).toEqual([undefined])
  })

  it('are renewed after a 401', async () => {
    const { api, requestsTo } = await createSession({
      addCredentials: ({ headers }, tokens) => void headers.set('Authorization', `Bearer ${tokens?.accessToken ?? ''}`),
    })
    expect(await api.call(calls.read, { params: { id: 1 } })).toEqual({ id: '1' })
    expect(requestsTo('/refresh')).toHaveLength(1)
  })
})

it('the request for the user carries the token, and its 401 starts no refresh', async () => {
  const { api, server, requestsTo } = await createSession()
  await expect(api.call(calls.me, {})).rejects.toThrow('401')
  expect(server.received.map(bearer)).toEqual(['Bearer access-0'])
  expect(requestsTo('/refresh')).toEqual([])
})
