import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { notificationsApi } from '@/redux/shell/notifications/contract'
import type { NotificationSettings } from '@/redux/shell/notifications/schema'
import { createNotifications } from './notifications'

export const handlers = implement(notificationsApi, (env) => {
  const table = env.shared(createNotifications)
  const settings = env.cell<NotificationSettings>('shell/notifications/settings', {
    kinds: { message: true, order: true, security: true, system: true },
    isQuiet: false,
  })
  const shown = () => table.rows().filter(({ kind }) => settings.value.kinds[kind])

  return {
    data: () =>
      ok({ notifications: shown(), unread: shown().filter(({ isRead }) => !isRead).length, settings: settings.value }),

    markRead({ body }) {
      const ids = body.ids ?? shown().map(({ id }) => id)
      ids.forEach(table.get) // all or none
      for (const id of ids) table.update(id, { isRead: true })
      return ok({})
    },

    dismiss({ body }) {
      table.remove([body.id])
      return ok({})
    },

    restore({ body }) {
      table.restore([body.id])
      return ok({})
    },

    saveSettings({ body }) {
      settings.value = body
      return ok({ settings: settings.value })
    },
  }
})
