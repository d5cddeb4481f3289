import { describe, expect, it } from 'vitest'
import {
  dismiss,
  fetchNotifications,
  markAllRead,
  markRead,
  restoreNotification,
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
  it('are what the backend says', async () => {
    const { store, ids, unread } = await start()
    expect(ids().length).toBeGreaterThan(4)
    expect(unread()).toBe(4)
    expect(selectNotificationsRequest(store.getState())).toEqual({ status: 'succeeded' })
  })

  it.each([
    ['one is read', ({ dispatch }: AppStore) => dispatch(markRead([1])), 3],
    ['all are read', ({ dispatch }: AppStore) => dispatch(markAllRead()), 0],
    ['an unread one is dismissed', ({ dispatch }: AppStore) => dispatch(dismiss(1)), 3],
  ])('when %s, that shows at once, and stays', async (_, change, left) => {
    const { store, unread, calls, settled } = await start()
    const changed = change(store)
    expect(unread()).toBe(left)
    await changed
    await settled()
    expect(unread()).toBe(left)
    expect(calls.at(-1)).toBe('GET /api/notifications/data')
  })

  it.each([
    ['reading one', ({ dispatch }: AppStore) => dispatch(markRead([1]))],
    ['reading all', ({ dispatch }: AppStore) => dispatch(markAllRead())],
    ['dismissing', ({ dispatch }: AppStore) => dispatch(dismiss(2))],
    ['switching a kind off', ({ dispatch }: AppStore) => dispatch(saveNotificationSettings(noMessages))],
  ])('%s is taken back when it fails', async (_, change) => {
    const { store, breakCalls, settled } = await start()
    const before = selectNotifications(store.getState())
    breakCalls()
    const changed = change(store)
    expect(selectNotifications(store.getState())).not.toEqual(before)
    await changed
    await settled()
    expect(selectNotifications(store.getState())).toEqual(before)
  })

  it('that are dismissed come back to their places', async () => {
    const { store, ids, settled } = await start()
    const before = ids()
    await store.dispatch(dismiss(before[1]!))
    await store.dispatch(dismiss(before[2]!))
    expect(ids()).toHaveLength(before.length - 2)
    await store.dispatch(restoreNotification(before[1]!))
    await store.dispatch(restoreNotification(before[2]!))
    await settled()
    expect(ids()).toEqual(before)
  })

  it('of a kind that is switched off go at once, and come back with it', async () => {
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
