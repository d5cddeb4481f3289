import { describe, expect, it } from 'vitest'
import { notificationsApi } from '@/redux/shell/notifications/contract'
import type { NotificationSettings } from '@/redux/shell/notifications/schema'
import { notificationSchema } from '@/redux/shell/notifications/schema'
import { now, refusal, startBackend } from '../../support/backend'

function start() {
  const { api, axios } = startBackend()
  const read = () => api.call(notificationsApi.data, {})
  return {
    axios,
    read,
    ids: async () => (await read()).notifications.map(({ id }) => id),
    unreadIds: async () => (await read()).notifications.filter(({ isRead }) => !isRead).map(({ id }) => id),
    markRead: (ids?: number[]) => api.call(notificationsApi.markRead, { body: ids ? { ids } : {} }),
    save: (settings: NotificationSettings) => api.call(notificationsApi.saveSettings, { body: settings }),
    dismiss: (id: number) => api.call(notificationsApi.dismiss, { body: { id } }),
    restore: (id: number) => api.call(notificationsApi.restore, { body: { id } }),
  }
}

describe('GET /api/notifications/data', () => {
  it('has every kind, newest first, none in the future, and the unread count', async () => {
    const { notifications, unread } = await start().read()
    for (const notification of notifications) expect(notificationSchema.parse(notification)).toEqual(notification)
    expect(new Set(notifications.map(({ kind }) => kind))).toEqual(new Set(['message', 'system', 'order', 'security']))
    const times = notifications.map(({ time }) => Date.parse(time))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(times[0]).toBeLessThanOrEqual(now().getTime())
    expect(unread).toBe(notifications.filter(({ isRead }) => !isRead).length)
    expect(unread).toBeGreaterThan(0)
  })
})

describe('POST /api/notifications/mark-read', () => {
  it('marks given ones', async () => {
    const { markRead, unreadIds, read } = start()
    const [first, second, ...others] = await unreadIds()
    expect(await markRead([first!, second!, first!])).toEqual({})
    expect(await unreadIds()).toEqual(others)
    expect((await read()).unread).toBe(others.length)
  })

  it('marks all by default, with or without a body', async () => {
    for (const body of [{}, undefined]) {
      const { axios, read } = start()
      await axios.post('/api/notifications/mark-read', body)
      expect((await read()).unread).toBe(0)
    }
  })

  it('marks none for an empty list', async () => {
    const { markRead, unreadIds } = start()
    const before = await unreadIds()
    await markRead([])
    expect(await unreadIds()).toEqual(before)
  })

  it('responds 404 to an unknown one, and marks none', async () => {
    const { markRead, unreadIds } = start()
    const before = await unreadIds()
    expect(await refusal(markRead([before[0]!, 999]))).toEqual({ status: 404, error: 'Notification not found.' })
    expect(await unreadIds()).toEqual(before)
  })

  it.each([{ ids: 7 }, { ids: null }, { ids: [{}] }, []])('responds 400 to %o', async (body) => {
    expect(await refusal(start().axios.post('/api/notifications/mark-read', body))).toMatchObject({ status: 400 })
  })
})

describe('POST /api/notifications/dismiss and restore', () => {
  it('remove one, and restore its position', async () => {
    const { dismiss, restore, ids } = start()
    const before = await ids()
    await dismiss(before[2]!)
    await dismiss(before[3]!)
    expect(await ids()).toEqual(before.toSpliced(2, 2))
    await restore(before[2]!)
    await restore(before[3]!)
    expect(await ids()).toEqual(before)
  })

  it('keep a dismissed one unread when all are marked read', async () => {
    const { dismiss, restore, markRead, unreadIds } = start()
    const [first] = await unreadIds()
    await dismiss(first!)
    await markRead()
    await restore(first!)
    expect(await unreadIds()).toEqual([first])
  })
})

describe('POST /api/notifications/settings', () => {
  const all = { message: true, order: true, security: true, system: true }
  const kindsOf = async ({ read }: ReturnType<typeof start>) =>
    new Set((await read()).notifications.map(({ kind }) => kind))

  it('excludes a kind, uncounted and unread, until it is enabled again', async () => {
    const backend = start()
    const before = await backend.read()
    const settings = { kinds: { ...all, security: false }, isQuiet: true }
    expect(await backend.save(settings)).toEqual({ settings })
    const { notifications, unread, settings: stored } = await backend.read()
    expect(stored).toEqual(settings)
    expect(notifications).toEqual(before.notifications.filter(({ kind }) => kind !== 'security'))
    expect(unread).toBe(notifications.filter(({ isRead }) => !isRead).length)
    await backend.markRead()
    await backend.save({ kinds: all, isQuiet: false })
    expect((await backend.read()).notifications.filter(({ isRead }) => !isRead).map(({ kind }) => kind)).toEqual([
      'security',
    ])
    expect(await kindsOf(backend)).toEqual(new Set(['message', 'system', 'order', 'security']))
  })

  it.each([{}, { kinds: all }, { kinds: { ...all, order: 'yes' }, isQuiet: false }, { kinds: {}, isQuiet: false }])(
    'responds 400 to %o',
    async (body) => {
      expect(await refusal(start().axios.post('/api/notifications/settings', body))).toMatchObject({ status: 400 })
    },
  )
})
