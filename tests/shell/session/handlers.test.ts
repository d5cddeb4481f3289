import { jwtDecode } from 'jwt-decode'
import { describe, expect, it } from 'vitest'
import { sessionApi } from '@/redux/shell/session/contract'
import { sessionAnswerSchema, userDataSchema } from '@/redux/shell/session/schema'
import { now as today, refusal, startBackend } from '../../support/backend'

type Sample = ReturnType<typeof startBackend>

const admin = { email: 'admin@demo.com', password: 'admin' }
const client = { email: 'client@demo.com', password: 'client' }
const newcomer = { email: 'wren@hollow.example', username: 'wren', password: 'tit-tit' }

const login = ({ api }: Sample, body: typeof admin) => api.call(sessionApi.login, { body })
const refresh = ({ api }: Sample, refreshToken: string) => api.call(sessionApi.refresh, { body: { refreshToken } })

/** Sends bodies that the types reject. */
const post = ({ axios }: Sample, path: string, body?: unknown) =>
  axios.post<Record<string, unknown>>(path, body).then(({ data }) => data)

describe('POST /jwt/login', () => {
  it('accepts both demo users, with their abilities', async () => {
    const sample = startBackend()
    const first = await login(sample, admin)
    expect(sessionAnswerSchema.parse(first)).toEqual(first)
    expect(first.userData).toMatchObject({ id: 1, role: 'admin', ability: [{ action: 'manage', subject: 'all' }] })
    expect(first.userData.extras?.eCommerceCartItemsCount).toBeTypeOf('number')
    const second = await login(sample, client)
    expect(second.userData).toMatchObject({
      id: 2,
      role: 'client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    })
  })

  it('compares emails ignoring case and outer spaces, and passwords exactly', async () => {
    const sample = startBackend()
    expect((await login(sample, { ...admin, email: ' Admin@Demo.COM ' })).userData.id).toBe(1)
    for (const password of ['Admin', ' admin', 'admin ', '']) {
      expect(await refusal(login(sample, { ...admin, password }))).toMatchObject({ status: 400 })
    }
  })

  it.each([
    { ...admin, password: 'wrong' },
    { ...admin, password: 'client' },
    { email: 'nobody@demo.com', password: 'admin' },
    { email: 'admin', password: 'admin' },
    { email: admin.email },
    { email: [admin.email], password: ['admin'] },
    { email: null, password: null },
    {},
  ])('rejects %o with a 400 at the email', async (body) => {
    const sample = startBackend()
    const failure = await sample.axios.post('/jwt/login', body).catch((thrown: unknown) => thrown)
    expect(failure).toMatchObject({
      response: { status: 400, data: { error: { email: ['Email or Password is Invalid'] } } },
    })
  })

  it.each([undefined, 'text', '[]', '7', 'null'])('responds 400 to a body without an object: %s', async (body) => {
    expect(await refusal(post(startBackend(), '/jwt/login', body))).toEqual({
      status: 400,
      error: 'Something went wrong',
    })
  })

  it('never returns a password', async () => {
    const sample = startBackend()
    const answers = [
      await login(sample, admin),
      await sample.api.call(sessionApi.register, { body: newcomer }),
      await refresh(sample, (await login(sample, client)).refreshToken),
    ]
    expect(JSON.stringify(answers)).not.toMatch(/password|tit-tit/)
  })
})

describe('tokens', () => {
  it('expire after ten minutes, and contain their user', async () => {
    const { accessToken, refreshToken } = await login(startBackend(), client)
    const iat = today().getTime() / 1000
    expect(jwtDecode(accessToken)).toMatchObject({ id: 2, iat, exp: iat + 600 })
    expect(jwtDecode(refreshToken)).toMatchObject({ id: 2, iat, exp: iat + 600 })
    expect(accessToken).not.toBe(refreshToken)
  })
})

describe('POST /jwt/register', () => {
  it('creates an admin without name and picture, with the next id, and logs in', async () => {
    const sample = startBackend()
    const answer = await sample.api.call(sessionApi.register, { body: newcomer })
    expect(userDataSchema.parse(answer.user)).toEqual({
      id: 3,
      email: newcomer.email,
      username: newcomer.username,
      fullName: '',
      avatar: null,
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
      isEmailConfirmed: false,
    })
    expect(jwtDecode(answer.error ? '' : answer.accessToken)).toMatchObject({ id: 3 })
    expect((await login(sample, newcomer)).userData.id).toBe(3)
  })

  it('stores trimmed texts, except for the password', async () => {
    const sample = startBackend()
    const body = { email: ' wren@hollow.example ', username: '  wren ', password: ' tit ' }
    expect((await sample.api.call(sessionApi.register, { body })).user).toMatchObject({
      email: 'wren@hollow.example',
      username: 'wren',
    })
    expect((await login(sample, { email: 'wren@hollow.example', password: ' tit ' })).userData.id).toBe(3)
  })

  it.each([
    [{ email: 'ADMIN@demo.com ' }, { email: 'This email is already in use.', username: null }],
    [{ username: ' Client' }, { email: null, username: 'This username is already in use.' }],
    [
      { email: 'client@demo.com', username: 'admin' },
      { email: 'This email is already in use.', username: 'This username is already in use.' },
    ],
  ])('responds 200 with an error for taken values: %o', async (change, error) => {
    const sample = startBackend()
    const answer = await sample.axios.post('/jwt/register', { ...newcomer, ...change })
    expect(answer.status).toBe(200)
    expect(answer.data).toEqual({ error })
    expect((await sample.api.call(sessionApi.register, { body: newcomer })).user?.id).toBe(3)
  })

  it.each(['Nadia Rahmani', 'ندى الحسن', '林 小雨', 'Łucja 🌻', '👩🏽‍🚀', 'a+b/c?d#e', 'x'.repeat(120)])(
    'accepts the username %s',
    async (username) => {
      const { api } = startBackend()
      const answer = await api.call(sessionApi.register, { body: { ...newcomer, username } })
      expect(answer.user?.username).toBe(username)
    },
  )

  it.each(['   ', 'x'.repeat(121)])('rejects the username “%s”', async (username) => {
    const { status, error } = await refusal(post(startBackend(), '/jwt/register', { ...newcomer, username }))
    expect([status, Object.keys(error as object)]).toEqual([400, ['username']])
  })

  it.each(['email', 'username', 'password'])('requires the field %s', async (field) => {
    const sample = startBackend()
    for (const value of [undefined, '', null, 7]) {
      const { status, error } = await refusal(post(sample, '/jwt/register', { ...newcomer, [field]: value }))
      expect(status).toBe(400)
      expect(Object.keys(error as object)).toEqual([field])
    }
    expect((await sample.api.call(sessionApi.register, { body: newcomer })).user?.id).toBe(3)
  })
})

describe('POST /jwt/refresh-token', () => {
  it('responds like a login, for another ten minutes', async () => {
    let now = today()
    const sample = startBackend({ now: () => now })
    const before = await login(sample, client)
    now = new Date(today().getTime() + 9 * 60_000)
    const after = await refresh(sample, before.refreshToken)
    expect(after.userData).toEqual(before.userData)
    expect(jwtDecode(after.refreshToken).exp! - jwtDecode(before.refreshToken).exp!).toBe(9 * 60)
    expect((await refresh(sample, after.refreshToken)).userData.id).toBe(2)
  })

  const refused = { status: 401, error: 'Invalid refresh token' }

  it('rejects an expired token', async () => {
    let now = today()
    const sample = startBackend({ now: () => now })
    const { refreshToken } = await login(sample, admin)
    now = new Date(today().getTime() + 10 * 60_000)
    expect(await refusal(refresh(sample, refreshToken))).toMatchObject(refused)
  })

  it('rejects an access token', async () => {
    const sample = startBackend()
    const { accessToken } = await login(sample, admin)
    expect(await refusal(refresh(sample, accessToken))).toMatchObject(refused)
  })

  it('rejects a manipulated token', async () => {
    const sample = startBackend()
    const { refreshToken } = await login(sample, client)
    const [header, payload, signature] = refreshToken.split('.')
    const asAdmin = Buffer.from(JSON.stringify({ ...jwtDecode(refreshToken), id: 1, email: admin.email }))
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const forged = [
      `${header}.${asAdmin.toString('base64url')}.${signature}`,
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${payload}.${signature}x`,
      `${header}.${payload}`,
    ]
    for (const token of forged) expect(await refusal(refresh(sample, token))).toMatchObject(refused)
  })

  it.each([{}, { refreshToken: '' }, { refreshToken: null }, { refreshToken: 7 }, { refreshToken: 'garbage' }])(
    'rejects %o',
    async (body) => {
      expect(await refusal(post(startBackend(), '/jwt/refresh-token', body))).toMatchObject(refused)
    },
  )

  it.each([undefined, 'text', '[]', '{"refreshToken":'])(
    'responds 400 to a body without an object: %s',
    async (body) => {
      expect(await refusal(post(startBackend(), '/jwt/refresh-token', body))).toMatchObject({ status: 400 })
    },
  )

  it('rejects a deleted user, and one whose id belongs to another', async () => {
    const sample = startBackend()
    const answer = await sample.api.call(sessionApi.register, { body: newcomer })
    const token = answer.error ? '' : answer.refreshToken
    expect((await refresh(sample, token)).userData.id).toBe(3)
    sample.backend.reset()
    expect(await refusal(refresh(sample, token))).toMatchObject(refused)
    const other = await sample.api.call(sessionApi.register, {
      body: { ...newcomer, email: 'finch@hollow.example', username: 'finch' },
    })
    expect(other.user?.id).toBe(3)
    expect(await refusal(refresh(sample, token))).toMatchObject(refused)
  })

  it('accepts a token of another install: secrets are equal in every copy', async () => {
    const { refreshToken } = await login(startBackend(), client)
    expect((await refresh(startBackend(), refreshToken)).userData.id).toBe(2)
  })
})
