// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { rightsChanged } from '@/redux/app/events'
import { createAppStore } from '@/redux/app/store'
import { rolesApi } from '@/redux/apps/roles/contract'
import { fetchBookmarks, selectBookmarks } from '@/redux/shell/bookmarks/slice'
import { sessionApi } from '@/redux/shell/session/contract'
import { selectRules, selectUserData, signIn } from '@/redux/shell/session/slice'
import { clearSession } from '@/redux/shell/session/storage'
import { syncSession } from '@/redux/shell/session/sync'
import { startBackend } from '../../support/backend'
import { until } from '../../support/until'

const admin = { email: 'admin@demo.com', password: 'admin' }
const client = { email: 'client@demo.com', password: 'client' }

function openPage() {
  const { api, axios } = startBackend({ now: () => new Date(), authorize: true })
  const calls: string[] = []
  const stranger = axios.create({ adapter: axios.defaults.adapter! })
  axios.interceptors.request.use((config) => {
    calls.push(config.url ?? '')
    return config
  })
  const store = createAppStore({ api })
  syncSession(store, api).attach(axios)
  return {
    api,
    store,
    /** A client without tokens; its requests are not rejected. */
    stranger,
    renewals: () => calls.filter((path) => path === sessionApi.refresh.path).length,
    user: () => selectUserData(store.getState()),
  }
}

afterEach(clearSession)

describe('a change of permissions', () => {
  it('applies at once to its user', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(client))
    await page.stranger.post(rolesApi.assign.path, { userIds: [2], roleId: 2 })
    page.store.dispatch(rightsChanged())
    await until(() => expect(page.user()?.role).toBe('Manager'))
    expect(selectRules(page.store.getState())).toContainEqual({ action: 'manage', subject: 'User' })
  })

  it('is detected by a rejected request', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(client))
    await page.store.dispatch(fetchBookmarks())
    await until(() => expect(page.renewals()).toBe(1))
  })

  it('sends no request without a session', () => {
    const page = openPage()
    page.store.dispatch(rightsChanged())
    expect(page.renewals()).toBe(0)
  })
})

describe('another user in another tab', () => {
  it('sees no data of the previous user', async () => {
    const page = openPage()
    await page.store.dispatch(signIn(admin))
    await page.store.dispatch(fetchBookmarks())
    expect(selectBookmarks(page.store.getState())).not.toEqual([])
    const other = createAppStore({ api: page.api })
    await other.dispatch(signIn(client))
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
    expect(page.user()?.id).toBe(2)
    expect(selectBookmarks(page.store.getState())).toEqual([])
  })
})
