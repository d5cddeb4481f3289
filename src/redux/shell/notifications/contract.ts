import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { notificationIdSchema, notificationSchema, notificationSettingsSchema, readNotificationsSchema } from './schema'

/** What the navbar's notifications need. */
export const notificationsApi = {
  /** Those of the kinds that are shown, newest first; `unread` counts those that are not read. */
  data: get('/api/notifications/data').returns(
    z.object({
      notifications: z.array(notificationSchema),
      unread: z.int(),
      settings: notificationSettingsSchema,
    }),
  ),
  markRead: post('/api/notifications/mark-read')
    .needs('update')
    .body(z._default(readNotificationsSchema, {}))
    .returns(),
  dismiss: post('/api/notifications/dismiss').needs('delete').body(notificationIdSchema).returns(),
  /** Takes a dismissal back: the notification stands where it stood. */
  restore: post('/api/notifications/restore').needs('delete').body(notificationIdSchema).returns(),
  saveSettings: post('/api/notifications/settings')
    .needs('update')
    .body(notificationSettingsSchema)
    .returns(z.object({ settings: notificationSettingsSchema })),
}
