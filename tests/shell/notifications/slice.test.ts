import { describe, expect, it } from 'vitest'
import {
  dismiss,
  fetchNotifications,
  markAllRead,
  markRead,
  saveNotificationSettings,
  selectNotifications,
  selectNotificationSettings,
  selectNotificationsRequest,
  selectUnreadCount,
} from '@/redux/shell/notifications/slice'
import type { AppStore } from '@/redux/app/store'
import { openStore } from '../../support/openStore'

const noMessages = { kinds: { message: false, order: true, security: true, system: true }, isQuiet: false }

async function start() {
  const opened = openStore()
  const { store } = opened
  await store.dispatch(fetchNotifications())
  const ids = () => selectNotifications(store.getState()).map(({ id }) => id)
  return { ...opened, ids, first: ids()[0]!, unread: () => selectUnreadCount(store.getState()) }
}

describe('notifications', () => {
  it("equal the backend's", async () => {
    const { store, ids, unread } = await start()
    expect(ids().length).toBeGreaterThan(4)
    expect(unread()).toBe(4)
    expect(selectNotificationsRequest(store.getState())).toEqual({ status: 'succeeded' })
  })

  it.each([
    ['one is read', ({ dispatch }: AppStore) => dispatch(markRead([1])), 3],
    ['all are read', ({ dispatch }: AppStore) => dispatch(markAllRead()), 0],
    ['an unread one is dismissed', ({ dispatch }: AppStore) => dispatch(dismiss(1)), 3],
  ])('when %s, the change is optimistic, and stays', async (_, change, left) => {
    const { store, unread, calls, settled } = await start()
    const changed = change(store)
    expect(unread()).toBe(left)
    await changed
    await settled()
    expect(unread()).toBe(left)
    expect(calls.at(-1)).toBe('GET /api/notifications/data')
  })

  it('of a disabled kind disappear optimistically, and return with it', async () => {
    const { store, ids, settled } = await start()
    const before = ids()
    const kinds = () => new Set(selectNotifications(store.getState()).map(({ kind }) => kind))
    void store.dispatch(saveNotificationSettings(noMessages))
    expect(kinds()).toEqual(new Set(['order', 'security', 'system']))
    expect(selectNotificationSettings(store.getState())).toEqual(noMessages)
    await settled()
    expect(kinds()).toEqual(new Set(['order', 'security', 'system']))
    await store.dispatch(saveNotificationSettings({ ...noMessages, kinds: { ...noMessages.kinds, message: true } }))
    await settled()
    expect(ids()).toEqual(before)
  })
})
