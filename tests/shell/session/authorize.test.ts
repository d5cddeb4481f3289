import { get, post } from '@core/api/endpoint'
import type { Endpoint } from '@core/api/endpoint'
import { fillPath } from '@core/api/endpoint'
import type { Subject } from '@core/auth/ability'
import { createEnv } from '@fake-db/kit/env'
import { authorize } from '@fake-db/shell/session/authorize'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { describe, expect, it } from 'vitest'
import { sessionApi } from '@/redux/shell/session/contract'
import { now as today, startBackend } from '../../support/backend'
import { loadedModules } from '../../support/contracts'

type Sample = ReturnType<typeof startBackend>

const calls = loadedModules
  .filter(({ subject }) => subject !== null)
  .flatMap(({ contract, subject }) =>
    Object.values(contract).map((endpoint) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint, subject })),
  )

async function tokenOf({ api }: Sample, name: 'admin' | 'client') {
  const body = { email: `${name}@demo.com`, password: name }
  return (await api.call(sessionApi.login, { body })).accessToken
}

async function statusOf({ axios }: Sample, { method, path }: Endpoint, token?: string) {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const url = fillPath(path, { id: 1 })
  return (await axios.request<unknown>({ method, url, headers, validateStatus: () => true })).status
}

describe.each(calls)('$call', ({ endpoint, subject }) => {
  const isOpen = endpoint.needs === null || (subject === 'ACL' && endpoint.method === 'GET')

  it(`is ${isOpen ? 'answered for' : 'refused to'} the client, who may read access control only`, async () => {
    const sample = startBackend({ authorize: true })
    const status = await statusOf(sample, endpoint, await tokenOf(sample, 'client'))
    expect(status === 403).toBe(!isOpen)
  })

  it('is allowed for an admin, and without a known user', async () => {
    const sample = startBackend({ authorize: true })
    const forged = `${await tokenOf(sample, 'client')}x`
    for (const token of [await tokenOf(sample, 'admin'), undefined, '', 'garbage', forged]) {
      expect(await statusOf(sample, endpoint, token)).not.toBe(403)
    }
  })
})

describe('a rejection', () => {
  const [first] = calls

  it('names the missing permission, and changes nothing', async () => {
    const sample = startBackend({ authorize: true })
    const headers = { Authorization: `Bearer ${await tokenOf(sample, 'client')}` }
    const read = async () => (await sample.axios.get<{ bookmarks: unknown[] }>('/api/bookmarks/data')).data.bookmarks
    const before = await read()
    const failure = sample.axios.post('/api/bookmarks/update', { id: 1 }, { headers })
    await expect(failure).rejects.toMatchObject({
      response: { status: 403, data: { error: 'You don’t have permission to update Bookmark.' } },
    })
    expect(await read()).toEqual(before)
  })

  it('is skipped for an expired token, which causes a 401', async () => {
    let now = today()
    const sample = startBackend({ authorize: true, now: () => now })
    const token = await tokenOf(sample, 'client')
    now = new Date(today().getTime() + 11 * 60_000)
    expect(await statusOf(sample, first!.endpoint, token)).not.toBe(403)
  })

  it('is skipped for a refresh token instead of the access token', async () => {
    const sample = startBackend({ authorize: true })
    const { refreshToken } = await sample.api.call(sessionApi.login, {
      body: { email: 'client@demo.com', password: 'client' },
    })
    expect(await statusOf(sample, first!.endpoint, refreshToken)).not.toBe(403)
  })

  it('is off by default', async () => {
    const sample = startBackend()
    expect(await statusOf(sample, first!.endpoint, await tokenOf(sample, 'client'))).toBe(200)
  })

  it('is skipped for login, registration and refresh', async () => {
    const sample = startBackend({ authorize: true })
    const token = await tokenOf(sample, 'client')
    for (const endpoint of Object.values(sessionApi)) expect(await statusOf(sample, endpoint, token)).not.toBe(403)
  })
})

describe('an ability', () => {
  const env = createEnv(today, () => 0.5)
  const client = env.shared(createAccounts).all()[1]!
  const { accessToken } = env.shared(createAccounts).issueTokens(client)

  function ask(endpoint: Endpoint, subject: Subject | null) {
    const module = { key: 'sample/things', paths: [], subject, load: () => Promise.reject(new Error('unused')) }
    return (token = accessToken) => authorize({ module, name: 'call', endpoint, params: {} }, `Bearer ${token}`, env)
  }

  it('to read allows GET, and no changes', () => {
    expect(ask(get('/acl').returns(), 'ACL')).not.toThrow()
    expect(ask(post('/acl').returns(), 'ACL')).toThrow('You don’t have permission to create ACL.')
    expect(ask(get('/mails').returns(), 'Email')).toThrow('You don’t have permission to read Email.')
  })

  it('of the client allows exactly these requests', () => {
    const open = loadedModules.flatMap((module) =>
      Object.values(module.contract).flatMap((endpoint) => {
        try {
          ask(endpoint, module.subject)()
          return `${endpoint.method} ${endpoint.path}`
        } catch {
          return []
        }
      }),
    )
    expect(open.sort()).toEqual([
      'GET /api/access/requests',
      // Results contain only areas that the caller may read.
      'GET /api/main-search/rows',
      'GET /api/roles/abilities',
      'GET /apps/permissions/data',
      'GET /apps/roles/data',
      'GET /apps/roles/history',
      'GET /apps/roles/users',
      'GET /coming-soon/launch',
      'GET /jwt/me',
      'GET /maintenance/status',
      'POST /api/access/ask',
      'POST /apps/users/accept-invitation',
      'POST /coming-soon/notify',
      'POST /jwt/confirm-email',
      'POST /jwt/confirm-sign-in',
      'POST /jwt/forgot-password',
      'POST /jwt/login',
      'POST /jwt/logout',
      'POST /jwt/provider-sign-in',
      'POST /jwt/refresh-token',
      'POST /jwt/register',
      'POST /jwt/reset-password',
      'POST /jwt/send-email-code',
      'POST /jwt/send-sign-in-code',
    ])
  })

  it('is the one that the endpoint declares, with any method', () => {
    expect(ask(post('/acl/search').needs('read').returns(), 'ACL')).not.toThrow()
    expect(ask(get('/acl/purge').needs('delete').returns(), 'ACL')).toThrow('You don’t have permission to delete ACL.')
    expect(ask(post('/mails/ping').needs(null).returns(), 'Email')).not.toThrow()
  })

  it('is not required for a request without an area', () => {
    expect(ask(post('/api/access/ask').returns(), null)()).toBe(client.id)
  })

  it('belongs to the account of the request', () => {
    expect(ask(get('/acl').returns(), 'ACL')()).toBe(client.id)
    expect(ask(get('/mails').returns(), 'Email')('garbage')).toBeNull()
  })
})
