// @vitest-environment jsdom
import { useUnsaved } from '@core/components/overlay/unsaved'
import { renderHook } from '@testing-library/react'
import type { AxiosInstance } from 'axios'
import { AxiosError } from 'axios'
import { jwtDecode } from 'jwt-decode'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAppStore } from '@/redux/app/store'
import { fetchBookmarks, selectBookmarks } from '@/redux/shell/bookmarks/slice'
import { register } from '@/redux/shell/session/entering'
import { selectEndedBy, selectRules, selectUserData, signIn, signOut } from '@/redux/shell/session/slice'
import { clearSession, tokenStore } from '@/redux/shell/session/storage'
import { switchAccount } from '@/redux/shell/session/switchAccount'
import { syncSession } from '@/redux/shell/session/sync'
import { startBackend } from '../../support/backend'
import { until } from '../../support/until'

const admin = { email: 'admin@demo.com', password: 'admin' }
const client = { email: 'client@demo.com', password: 'client' }
const newcomer = { email: 'wren@hollow.example', username: 'wren', password: 'tit-tit' }
const minutes = 60_000

type Sample = ReturnType<typeof startBackend>

/** A page that has just been opened; what is stored outlives it. */
function openPage(sample: Sample = startBackend({ now: () => new Date(), authorize: true })) {
  const store = createAppStore({ api: sample.api })
  const session = syncSession(store, sample.api)
  session.attach(sample.axios)
  const { verify } = session
  const user = () => selectUserData(store.getState())
  const endedBy = () => selectEndedBy(store.getState())
  return { sample, store, verify, user, endedBy, state: () => store.getState().session! }
}

/** Another tab has changed the storage. */
function changed(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

function callsTo(axios: AxiosInstance, path: string) {
  const inner = axios.defaults.adapter as (config: { url?: string }) => Promise<never>
  const calls = vi.fn()
  axios.defaults.adapter = (config) => {
    if (config.url === path) calls(config)
    return inner(config)
  }
  return calls
}

function disconnect({ axios }: Sample) {
  axios.defaults.adapter = (config) => Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config))
}

afterEach(() => {
  vi.useRealTimers()
  clearSession()
})

describe('a stored session', () => {
  it('is confirmed by the backend and renewed, at the start', async () => {
    const first = openPage()
    await first.store.dispatch(signIn(admin))
    vi.useFakeTimers({ now: Date.now() + 5 * minutes, toFake: ['Date'] })
    const page = openPage(first.sample)
    expect(page.user()?.id).toBe(1)
    await page.verify()
    expect(page.user()?.id).toBe(1)
    expect(jwtDecode(page.state().accessToken!).exp! * 1000).toBeGreaterThan(Date.now() + 9 * minutes)
    expect(tokenStore.read()?.accessToken).toBe(page.state().accessToken)
  })

  it('is judged by the clock of the backend, not by that of the device', async () => {
    const startedAt = Date.now()
    const first = openPage(startBackend({ now: () => new Date(startedAt), authorize: true }))
    await first.store.dispatch(signIn(admin))
    vi.useFakeTimers({ now: startedAt + 90 * 24 * 60 * minutes, toFake: ['Date'] })
    const page = openPage(first.sample)
    expect(page.user()?.id).toBe(1)
    await page.verify()
    expect(page.user()?.id).toBe(1)
    expect(page.endedBy()).toBeNull()
  })

  it('that has ended says so', async () => {
    const first = openPage()
    await first.store.dispatch(signIn(admin))
    vi.useFakeTimers({ now: Date.now() + 90 * 24 * 60 * minutes, toFake: ['Date'] })
    const page = openPage(first.sample)
    await page.verify()
    expect(page.user()).toBeNull()
    expect(page.endedBy()).toBe('expired')
  })

  it('costs no call where there is none', async () => {
    const page = openPage()
    const calls = callsTo(page.sample.axios, '/jwt/refresh-token')
    await page.verify()
    expect(calls).not.toHaveBeenCalled()
  })

  it('that someone has given more rights has those that the backend knows', async () => {
    const first = openPage()
    await first.store.dispatch(signIn(client))
    const stored = { ...first.user(), role: 'admin', ability: [{ action: 'manage', subject: 'all' }] }
    localStorage.setItem('userData', JSON.stringify(stored))
    const page = openPage(first.sample)
    expect(selectRules(page.store.getState())).toEqual([{ action: 'manage', subject: 'all' }])
    await page.verify()
    expect(page.user()?.role).toBe('client')
    expect(selectRules(page.store.getState())).toHaveLength(2)
    expect(localStorage.getItem('userData')).not.toContain('manage')
  })

  it.each([
    ['forged', 'x.y.z'],
    ['signed by someone else', `e30.${btoa('{"id":1,"email":"admin@demo.com","exp":9999999999}')}.c2ln`],
  ])('with tokens that are %s ends at a usable sign-in', async (_, token) => {
    const first = openPage()
    await first.store.dispatch(signIn(admin))
    tokenStore.write({ accessToken: token, refreshToken: token })
    const page = openPage(first.sample)
    await page.verify()
    expect(page.user()).toBeNull()
    expect(page.endedBy()).toBe('expired')
    expect(localStorage).toHaveLength(0)
    await page.store.dispatch(signIn(admin))
    expect(page.user()?.id).toBe(1)
    await page.store.dispatch(fetchBookmarks())
    expect(selectBookmarks(page.store.getState())).not.toEqual([])
  })

  it('of a registered user who is gone after a reload ends at a usable sign-in', async () => {
    const first = openPage()
    await first.store.dispatch(register(newcomer))
    const page = openPage() // with rows of its own
    expect(page.user()?.id).toBe(3)
    await page.verify()
    expect(page.user()).toBeNull()
    expect(page.endedBy()).toBe('expired')
    await page.store.dispatch(register(newcomer))
    expect(page.user()?.id).toBe(3)
  })

  it('is believed for now where there is no connection', async () => {
    const first = openPage()
    await first.store.dispatch(signIn(admin))
    const before = tokenStore.read()
    disconnect(first.sample)
    const page = openPage(first.sample)
    await page.verify()
    expect(page.user()?.id).toBe(1)
    expect(tokenStore.read()).toEqual(before)
  })

  it('is not ended by a backend that answers something else', async () => {
    const first = openPage()
    await first.store.dispatch(signIn(admin))
    first.sample.axios.defaults.adapter = (config) =>
      Promise.resolve({ data: { accessToken: '' }, status: 200, statusText: '', headers: {}, config })
    const page = openPage(first.sample)
    await page.verify()
    expect(page.user()?.id).toBe(1)
    expect(page.state().accessToken).not.toBe('')
  })
})

describe('an answer that comes too late', () => {
  it('does not sign in again who has signed out', async () => {
    const page = openPage(startBackend({ now: () => new Date(), delay: 20 }))
    await page.store.dispatch(signIn(admin))
    const verified = page.verify()
    await page.store.dispatch(signOut('asked'))
    await verified
    expect(page.user()).toBeNull()
    expect(page.endedBy()).toBe('asked')
    expect(localStorage).toHaveLength(0)
  })

  it('does not take the place of who has signed in since', async () => {
    const page = openPage(startBackend({ now: () => new Date(), delay: 20 }))
    await page.store.dispatch(signIn(admin))
    const other = await page.sample.axios.post<Record<string, unknown>>('/jwt/login', client)
    const { userData, accessToken, refreshToken } = other.data
    const verified = page.verify()
    await page.store.dispatch(signOut('asked'))
    localStorage.setItem('userData', JSON.stringify(userData))
    localStorage.setItem('accessToken', String(accessToken))
    localStorage.setItem('refreshToken', String(refreshToken))
    changed('refreshToken')
    await verified
    expect(page.user()?.role).toBe('client')
    expect(tokenStore.read()).toEqual({ accessToken, refreshToken })
  })
})

describe('while someone works', () => {
  it('tokens are renewed before they end, and nobody is signed out by the clock', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    const calls = callsTo(page.sample.axios, '/jwt/refresh-token')
    const tokens = new Set([page.state().accessToken])
    for (let round = 1; round <= 4; round += 1) {
      await vi.advanceTimersByTimeAsync(9 * minutes)
      await until(() => {
        expect(calls).toHaveBeenCalledTimes(round)
        expect(tokens).not.toContain(page.state().accessToken)
      })
      tokens.add(page.state().accessToken)
    }
    expect(page.user()?.id).toBe(1)
    expect(tokenStore.read()?.accessToken).toBe(page.state().accessToken)
  })

  it('they are no longer renewed once nobody is signed in', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    const calls = callsTo(page.sample.axios, '/jwt/refresh-token')
    await page.store.dispatch(signOut('asked'))
    await vi.advanceTimersByTimeAsync(60 * minutes)
    expect(calls).not.toHaveBeenCalled()
  })

  it('every call carries the token', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    const calls = callsTo(page.sample.axios, '/api/bookmarks/data')
    await page.store.dispatch(fetchBookmarks())
    const [config] = calls.mock.calls[0] as [{ headers: { get: (name: string) => string } }]
    expect(config.headers.get('Authorization')).toBe(`Bearer ${page.state().accessToken}`)
  })
})

describe('a request belongs to the account that started it', () => {
  const path = '/api/bookmarks/update'

  /** Another tab, or this one, has stored another session; no event has told about it yet. */
  function store({ userData, accessToken, refreshToken }: Record<string, unknown>) {
    localStorage.setItem('userData', JSON.stringify(userData))
    localStorage.setItem('refreshToken', String(refreshToken))
    localStorage.setItem('accessToken', String(accessToken))
  }

  /** Logs in as the administrator. The server answers 401 to every write, after `meanwhile`. */
  async function openRejected(meanwhile: (page: ReturnType<typeof openPage>) => Promise<unknown>) {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    const inner = page.sample.axios.defaults.adapter as (config: unknown) => Promise<never>
    const sent: unknown[] = []
    page.sample.axios.defaults.adapter = async (config) => {
      if (config.url !== path) return inner(config)
      sent.push(config.headers.get('Authorization'))
      await meanwhile(page)
      const response = { status: 401, statusText: '', data: { error: 'Expired' }, headers: {}, config }
      throw new AxiosError('401', 'ERR_BAD_REQUEST', config, null, response)
    }
    return { page, sent, token: `Bearer ${page.state().accessToken ?? ''}` }
  }

  async function logInElsewhere({ sample }: ReturnType<typeof openPage>) {
    store((await sample.axios.post<Record<string, unknown>>('/jwt/login', client)).data)
  }

  it.each([
    ['before this tab knows of a login in another one', logInElsewhere],
    [
      'after this tab knows of a login in another one',
      async (page: ReturnType<typeof openPage>) => {
        await logInElsewhere(page)
        changed('accessToken')
      },
    ],
    [
      'after the account was switched',
      (page: ReturnType<typeof openPage>) => page.store.dispatch(switchAccount(client)).unwrap(),
    ],
  ])('so it is not sent again %s', async (_, meanwhile) => {
    const { page, sent, token } = await openRejected(meanwhile)
    await expect(page.sample.axios.post(path, { id: 1 })).rejects.toThrow('401')
    expect(sent).toEqual([token])
    expect(page.endedBy()).toBeNull()
    expect(tokenStore.read()).not.toBeNull()
  })

  it('so it is not sent with the token of a login that this tab does not know yet', async () => {
    const { page, sent } = await openRejected(() => Promise.resolve())
    await logInElsewhere(page)
    await expect(page.sample.axios.post(path, { id: 1 })).rejects.toThrow('Another account')
    expect(sent).toEqual([])
    changed('accessToken')
    await expect(page.sample.axios.get('/apps/permissions/data')).resolves.toMatchObject({ status: 200 })
  })
})

describe('another tab', () => {
  it('that stores another session key by key changes nothing here until it is complete', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    await page.store.dispatch(fetchBookmarks())
    const other = await page.sample.axios.post<Record<string, unknown>>('/jwt/login', client)
    localStorage.setItem('userData', JSON.stringify(other.data.userData))
    changed('userData')
    localStorage.setItem('refreshToken', String(other.data.refreshToken))
    changed('refreshToken')
    expect(page.user()?.role).toBe('admin')
    localStorage.setItem('accessToken', String(other.data.accessToken))
    changed('accessToken')
    expect(page.user()?.role).toBe('client')
    expect(selectBookmarks(page.store.getState())).toEqual([])
  })

  it('that signs out signs out here', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    await page.store.dispatch(fetchBookmarks())
    localStorage.removeItem('accessToken')
    changed('accessToken')
    expect(page.user()).toBeNull()
    expect(page.endedBy()).toBe('elsewhere')
    expect(selectBookmarks(page.store.getState())).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('that clears the whole storage signs out here', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    localStorage.clear()
    changed(null)
    expect(page.user()).toBeNull()
  })

  it('that signs in signs in here, once all of it is there', async () => {
    const page = openPage()
    const session = await page.sample.axios.post<Record<string, unknown>>('/jwt/login', client)
    const { userData, accessToken, refreshToken } = session.data
    localStorage.setItem('userData', JSON.stringify(userData))
    changed('userData')
    localStorage.setItem('accessToken', String(accessToken))
    changed('accessToken')
    expect(page.user()).toBeNull()
    localStorage.setItem('refreshToken', String(refreshToken))
    changed('refreshToken')
    expect(page.user()?.role).toBe('client')
    expect(page.state()).toMatchObject({ accessToken, refreshToken, endedBy: null })
  })

  it('that signs in as someone else makes us that someone', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    const other = await page.sample.axios.post<Record<string, unknown>>('/jwt/login', client)
    localStorage.setItem('userData', JSON.stringify(other.data.userData))
    localStorage.setItem('accessToken', String(other.data.accessToken))
    localStorage.setItem('refreshToken', String(other.data.refreshToken))
    changed('refreshToken')
    expect(page.user()?.role).toBe('client')
    await page.store.dispatch(fetchBookmarks())
    expect(selectBookmarks(page.store.getState())).toEqual([])
  })

  it('that signs out pauses the session of a page with unsaved changes, until its user is back', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    const { unmount } = renderHook(() => useUnsaved(true))
    localStorage.clear()
    changed(null)
    expect(page.user()?.id).toBe(1)
    expect(page.endedBy()).toBe('elsewhere')
    expect(page.state()).toMatchObject({ accessToken: null, refreshToken: null })
    const again = await page.sample.axios.post<Record<string, unknown>>('/jwt/login', admin)
    localStorage.setItem('userData', JSON.stringify(again.data.userData))
    changed('userData')
    localStorage.setItem('accessToken', String(again.data.accessToken))
    localStorage.setItem('refreshToken', String(again.data.refreshToken))
    changed('refreshToken')
    expect(page.endedBy()).toBeNull()
    expect(tokenStore.read()?.accessToken).toBe(page.state().accessToken)
    unmount()
    localStorage.clear()
    changed(null)
    expect(page.user()).toBeNull()
  })

  it('that changes something else changes nothing here', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    const before = page.state()
    localStorage.setItem('skin', '"dark"')
    changed('skin')
    expect(page.state()).toBe(before)
  })
})
