import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { parseBody } from '@fake-db/kit/request'
import { createTable } from '@fake-db/kit/table'
import { notificationsApi } from '@/redux/shell/notifications/contract'
import type { Notification } from '@/redux/shell/notifications/schema'
import { notificationIdSchema, readNotificationsSchema } from '@/redux/shell/notifications/schema'
import { seedNotifications } from './seed'

export const createHandlers = implement(notificationsApi, (env) => {
  const table = createTable<Notification>(seedNotifications(env.now()), 'notification')

  return {
    data: () => ok({ notifications: [...table.rows()], unread: table.rows().filter(({ isRead }) => !isRead).length }),

    markRead({ body }) {
      const ids = parseBody(readNotificationsSchema, body ?? {}).ids ?? table.rows().map(({ id }) => id)
      ids.forEach(table.get) // all of them or none
      for (const id of ids) table.update(id, { isRead: true })
      return ok({})
    },

    dismiss({ body }) {
      table.remove([parseBody(notificationIdSchema, body).id])
      return ok({})
    },

    restore({ body }) {
      table.restore([parseBody(notificationIdSchema, body).id])
      return ok({})
    },
  }
})
