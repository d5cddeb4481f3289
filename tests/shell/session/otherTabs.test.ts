// @vitest-environment jsdom
import { useUnsaved } from '@core/components/overlay/unsaved'
import { renderHook } from '@testing-library/react'
import { AxiosError } from 'axios'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchBookmarks, selectBookmarks } from '@/redux/shell/bookmarks/slice'
import { lockSession, signIn, switchAccount } from '@/redux/shell/session/slice'
import { clearSession, tokenStore } from '@/redux/shell/session/storage'
import { admin, changed, client, openPage } from './openPage'

afterEach(() => {
  vi.useRealTimers()
  clearSession()
})

/** Another tab logs in and stores its session key by key. */
async function logInElsewhere(
  { sample }: ReturnType<typeof openPage>,
  account: typeof admin,
  afterKey?: (key: string) => void,
) {
  const { data } = await sample.axios.post<Record<string, unknown>>('/jwt/login', account)
  for (const key of ['userData', 'refreshToken', 'accessToken']) {
    localStorage.setItem(key, key === 'userData' ? JSON.stringify(data[key]) : String(data[key]))
    afterKey?.(key)
  }
  return data
}

describe('a request belongs to the account that started it', () => {
  const path = '/api/bookmarks/update'

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

  it.each([
    [
      'before this tab knows of a login in another one',
      (page: ReturnType<typeof openPage>) => logInElsewhere(page, client),
    ],
    [
      'after this tab knows of a login in another one',
      async (page: ReturnType<typeof openPage>) => {
        await logInElsewhere(page, client)
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
    await logInElsewhere(page, client)
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
    const roles: unknown[] = []
    await logInElsewhere(page, client, (key) => {
      changed(key)
      roles.push(page.user()?.role)
    })
    expect(roles).toEqual(['admin', 'admin', 'client'])
    expect(selectBookmarks(page.store.getState())).toEqual([])
  })

  it('that logs out logs out here', async () => {
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

  it('that clears the storage logs out here', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    localStorage.clear()
    changed(null)
    expect(page.user()).toBeNull()
  })

  it('that logs in logs in here, once its session is complete', async () => {
    const page = openPage()
    const roles: unknown[] = []
    const { accessToken, refreshToken } = await logInElsewhere(page, client, (key) => {
      changed(key)
      roles.push(page.user()?.role)
    })
    expect(roles).toEqual([undefined, undefined, 'client'])
    expect(page.state()).toMatchObject({ accessToken, refreshToken, endedBy: null })
  })

  it('that logs out pauses a page with unsaved changes, until its user returns', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    const { unmount } = renderHook(() => useUnsaved(true))
    localStorage.clear()
    changed(null)
    expect(page.user()?.id).toBe(1)
    expect(page.endedBy()).toBe('elsewhere')
    expect(page.state()).toMatchObject({ accessToken: null, refreshToken: null })
    await logInElsewhere(page, admin, changed)
    expect(page.endedBy()).toBeNull()
    expect(tokenStore.read()?.accessToken).toBe(page.state().accessToken)
    unmount()
    localStorage.clear()
    changed(null)
    expect(page.user()).toBeNull()
  })

  it('that locks keeps the page here, until its user returns', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    const other = openPage(page.sample)
    await other.store.dispatch(lockSession(undefined))
    changed('accessToken')
    expect(other.user()).toBeNull()
    expect(page.user()?.id).toBe(1)
    expect(page.endedBy()).toBe('locked')
    expect(page.state()).toMatchObject({ accessToken: null, refreshToken: null })
    await other.store.dispatch(signIn(admin))
    changed('accessToken')
    expect(page.endedBy()).toBeNull()
    expect(localStorage.getItem('locked')).toBeNull()
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
