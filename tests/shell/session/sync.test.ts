// @vitest-environment jsdom
import { jwtDecode } from 'jwt-decode'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchBookmarks, selectBookmarks } from '@/redux/shell/bookmarks/slice'
import { register } from '@/redux/shell/session/otherLogins'
import { selectRules, signIn, signOut } from '@/redux/shell/session/slice'
import { clearSession, tokenStore } from '@/redux/shell/session/storage'
import { startBackend } from '../../support/backend'
import { until } from '../../support/until'
import { admin, callsTo, changed, client, disconnect, minutes, newcomer, openPage } from './openPage'

afterEach(() => {
  vi.useRealTimers()
  clearSession()
})

describe('a stored session', () => {
  it('is confirmed and refreshed at startup', async () => {
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

  it("uses the backend's clock, not the device's", async () => {
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

  it('ends with a reason once expired', async () => {
    const first = openPage()
    await first.store.dispatch(signIn(admin))
    vi.useFakeTimers({ now: Date.now() + 90 * 24 * 60 * minutes, toFake: ['Date'] })
    const page = openPage(first.sample)
    await page.verify()
    expect(page.user()).toBeNull()
    expect(page.endedBy()).toBe('expired')
  })

  it('sends no request without one', async () => {
    const page = openPage()
    const calls = callsTo(page.sample.axios, '/jwt/refresh-token')
    await page.verify()
    expect(calls).not.toHaveBeenCalled()
  })

  it('with manipulated permissions gets those of the backend', async () => {
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
  ])('with tokens that are %s leads to a working login page', async (_, token) => {
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

  it('of a registered user who is gone after a reload leads to a working login page', async () => {
    const first = openPage()
    await first.store.dispatch(register(newcomer))
    const page = openPage() // new sample rows
    expect(page.user()?.id).toBe(3)
    await page.verify()
    expect(page.user()).toBeNull()
    expect(page.endedBy()).toBe('expired')
    await page.store.dispatch(register(newcomer))
    expect(page.user()?.id).toBe(3)
  })

  it('is trusted while offline', async () => {
    const first = openPage()
    await first.store.dispatch(signIn(admin))
    const before = tokenStore.read()
    disconnect(first.sample)
    const page = openPage(first.sample)
    await page.verify()
    expect(page.user()?.id).toBe(1)
    expect(tokenStore.read()).toEqual(before)
  })

  it('survives other errors of the backend', async () => {
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

describe('a late response', () => {
  it('does not log in after a logout', async () => {
    const page = openPage(startBackend({ now: () => new Date(), delay: 20 }))
    await page.store.dispatch(signIn(admin))
    const verified = page.verify()
    await page.store.dispatch(signOut('asked'))
    await verified
    expect(page.user()).toBeNull()
    expect(page.endedBy()).toBe('asked')
    expect(localStorage).toHaveLength(0)
  })

  it('does not replace a newer login', async () => {
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

describe('during use', () => {
  it('tokens are refreshed before they expire, and the session continues', async () => {
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

  it('tokens are not refreshed after logout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    const calls = callsTo(page.sample.axios, '/jwt/refresh-token')
    await page.store.dispatch(signOut('asked'))
    await vi.advanceTimersByTimeAsync(60 * minutes)
    expect(calls).not.toHaveBeenCalled()
  })

  it('every request carries the token', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    const calls = callsTo(page.sample.axios, '/api/bookmarks/data')
    await page.store.dispatch(fetchBookmarks())
    const [config] = calls.mock.calls[0] as [{ headers: { get: (name: string) => string } }]
    expect(config.headers.get('Authorization')).toBe(`Bearer ${page.state().accessToken}`)
  })
})
