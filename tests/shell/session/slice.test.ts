// @vitest-environment jsdom
import { createAppAbility } from '@core/auth/ability'
import type { AxiosResponse } from 'axios'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { storageKeys } from '@/configs/storage'
import { createAppStore, type ThunkExtra } from '@/redux/app/store'
import { register } from '@/redux/shell/session/otherLogins'
import { selectEndedBy, selectRules, selectSession, selectUserData, signIn, signOut } from '@/redux/shell/session/slice'
import { tokenStore } from '@/redux/shell/session/storage'
import { syncSession } from '@/redux/shell/session/sync'
import { startBackend } from '../../support/backend'

const admin = { email: 'admin@demo.com', password: 'admin' }
const client = { email: 'client@demo.com', password: 'client' }
const newcomer = { email: 'wren@hollow.example', username: 'wren', password: 'tit-tit' }
const visitor = [{ action: 'read', subject: 'Auth' }]

const stored = (): Record<string, unknown> => Object.fromEntries(Object.entries(localStorage))

/** Simulates a page load; storage persists. */
function openPage(sample = startBackend({ now: () => new Date() }), endSession?: ThunkExtra['endSession']) {
  const store = createAppStore({ api: sample.api, endSession })
  onTestFinished(() => {
    tokenStore.clear()
  })
  return { store, sample, state: () => selectSession(store.getState()) }
}

describe('login', () => {
  it('stores user and tokens, under their keys', async () => {
    const { store, state } = openPage()
    const session = await store.dispatch(signIn(client)).unwrap()
    expect(selectUserData(store.getState())).toEqual(session.userData)
    expect(state()).toMatchObject({
      accessToken: session.accessToken,
      refreshToken: session.refreshToken,
      endedBy: null,
    })
    expect(localStorage.getItem('accessToken')).toBe(session.accessToken)
    expect(localStorage.getItem('refreshToken')).toBe(session.refreshToken)
    expect(JSON.parse(localStorage.getItem('userData')!)).toEqual(session.userData)
    expect(JSON.stringify([stored(), state()])).not.toContain('"password"')
  })

  it('survives a reload', async () => {
    const first = openPage()
    await first.store.dispatch(signIn(client))
    const { store, state } = openPage(first.sample)
    expect(state()).toEqual(first.state())
    expect(selectRules(store.getState())).toEqual([{ action: 'read', subject: 'ACL' }, ...visitor])
  })

  it('changes nothing when rejected, and marks the field', async () => {
    const { store, state } = openPage()
    const before = state()
    const failure = await store
      .dispatch(signIn({ ...admin, password: 'wrong' }))
      .unwrap()
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'invalid', fields: { email: ['Email or Password is Invalid'] } })
    expect(state()).toEqual(before)
    expect(localStorage).toHaveLength(0)
  })

  it('lasts as long as the page if storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError')
    })
    const { store } = openPage()
    await store.dispatch(signIn(admin))
    expect(selectUserData(store.getState())?.role).toBe('admin')
    expect(tokenStore.read()).not.toBeNull()
    await store.dispatch(signOut('asked'))
    expect(tokenStore.read()).toBeNull()
  })
})

describe('login at a backend with other areas, actions and ids', () => {
  const ability = [
    { action: 'read', subject: 'Supplier' },
    { action: 'approve', subject: 'Invoice' },
    { action: 'update', subject: 'ACL' },
    'read ACL',
  ]

  function openForeign() {
    const sample = startBackend({ now: () => new Date() })
    sample.axios.interceptors.response.use((response: AxiosResponse<{ userData: object }>) => {
      Object.assign(response.data.userData, { id: 'u-7f3a', ability })
      return response
    })
    return openPage(sample)
  }

  it('succeeds, with supported rules, and reports the others', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { store } = openForeign()
    await store.dispatch(signIn(admin)).unwrap()
    expect(selectUserData(store.getState())?.id).toBe('u-7f3a')
    const rules = selectRules(store.getState())
    expect(rules).toEqual([ability[0], ability[2]])
    expect(warn.mock.calls.map(([, rule]) => rule as unknown)).toEqual([ability[1], ability[3]])
    const asked = createAppAbility(rules)
    expect([asked.can('update', 'ACL'), asked.can('read', 'ACL'), asked.can('read', 'Invoice')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('survives a reload', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const first = openForeign()
    await first.store.dispatch(signIn(admin))
    expect(openPage(first.sample).state()).toEqual(first.state())
    expect(first.state().userData?.id).toBe('u-7f3a')
  })

  it('fails if the response is no session', async () => {
    const { store, sample } = openForeign()
    sample.axios.interceptors.response.use((response: AxiosResponse<{ userData: object }>) => {
      Object.assign(response.data.userData, { ability: 'all' })
      return response
    })
    await store.dispatch(signIn(admin))
    expect(selectUserData(store.getState())).toBeNull()
  })
})

describe('registration', () => {
  it('logs in', async () => {
    const { store } = openPage()
    await store.dispatch(register(newcomer))
    expect(selectUserData(store.getState())).toMatchObject({ id: 3, role: 'admin', username: 'wren' })
    expect(tokenStore.read()).not.toBeNull()
  })

  it('fails at its fields when rejected, although the status is 200', async () => {
    const { store } = openPage()
    const refused = (change: object) =>
      store
        .dispatch(register({ ...newcomer, ...change }))
        .unwrap()
        .catch((error: unknown) => error)
    expect(await refused({ email: admin.email })).toEqual({
      kind: 'invalid',
      status: 200,
      message: '',
      fields: { email: ['This email is already in use.'] },
    })
    expect(await refused({ username: 'client' })).toMatchObject({
      fields: { username: ['This username is already in use.'] },
    })
    expect(selectUserData(store.getState())).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
})

describe('logout', () => {
  it('clears the storage with a reason', async () => {
    const { store, state } = openPage()
    await store.dispatch(signIn(admin))
    localStorage.setItem(storageKeys.skin, '"dark"')
    await store.dispatch(signOut('asked'))
    expect(state()).toEqual({ userData: null, accessToken: null, refreshToken: null, endedBy: 'asked' })
    expect(stored()).toEqual({ skin: '"dark"' })
    expect(selectRules(store.getState())).toEqual(visitor)
    await store.dispatch(signIn(client))
    expect(selectEndedBy(store.getState())).toBeNull()
  })

  it('ends the session on the server first, and reports a failure', async () => {
    const endSession = vi.fn(() => Promise.resolve(undefined))
    const { store, state } = openPage(undefined, endSession)
    await store.dispatch(signIn(admin))
    await store.dispatch(signOut('expired'))
    expect(endSession).not.toHaveBeenCalled()

    await store.dispatch(signIn(admin))
    endSession.mockImplementationOnce(() => {
      expect(tokenStore.read()).not.toBeNull()
      return Promise.resolve(undefined)
    })
    await store.dispatch(signOut('asked'))
    expect(endSession).toHaveBeenCalledOnce()
    expect(state().endedBy).toBe('asked')

    await store.dispatch(signIn(admin))
    endSession.mockRejectedValueOnce(new Error('Network Error'))
    await store.dispatch(signOut('asked'))
    expect(state()).toMatchObject({ userData: null, endedBy: 'localOnly' })
    expect(stored()).toEqual({})
  })
})

describe('an invalid stored session', () => {
  const user = { id: 1, fullName: '', username: 'a', avatar: null, email: 'a@b.example', role: 'admin', ability: [] }

  it.each<[string, Record<string, string>]>([
    ['garbage', { userData: '{"id":', accessToken: 'a', refreshToken: 'b' }],
    ['null', { userData: 'null', accessToken: 'null', refreshToken: 'null' }],
    ['a user without abilities', { userData: '{"id":1,"role":"admin"}', accessToken: 'a', refreshToken: 'b' }],
    [
      'a rule that is garbage',
      {
        userData: JSON.stringify({ ...user, ability: [{ action: {}, subject: [] }] }),
        accessToken: 'a',
        refreshToken: 'b',
      },
    ],
    ['a user without tokens', { userData: JSON.stringify(user) }],
    ['one token only', { userData: JSON.stringify(user), refreshToken: 'b' }],
    ['tokens without a user', { accessToken: 'a', refreshToken: 'b' }],
  ])('is removed and leads to a working login page: %s', async (_, stored) => {
    Object.assign(localStorage, stored)
    const { store, state, sample } = openPage()
    syncSession(store, sample.api)
    expect(state()).toEqual({ userData: null, accessToken: null, refreshToken: null, endedBy: null })
    expect(selectRules(store.getState())).toEqual(visitor)
    expect(localStorage).toHaveLength(0)
    await store.dispatch(signIn(admin))
    expect(selectUserData(store.getState())?.id).toBe(1)
  })

  it('keeps valid rules, without other fields', () => {
    const ability = [{ action: 'read', subject: 'User', fields: [], conditions: 7 }]
    Object.assign(localStorage, { userData: JSON.stringify({ ...user, ability }), accessToken: 'a', refreshToken: 'b' })
    const rules = selectRules(openPage().store.getState())
    expect(rules).toEqual([{ action: 'read', subject: 'User' }])
    expect(createAppAbility(rules).can('read', 'User')).toBe(true)
  })

  it('but tokens of a real backend need not be JWTs', () => {
    Object.assign(localStorage, { userData: JSON.stringify(user), accessToken: 'opaque-1', refreshToken: 'opaque-2' })
    expect(openPage().state()).toMatchObject({ accessToken: 'opaque-1', userData: user })
  })
})
