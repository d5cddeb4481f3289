import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { notificationIdSchema, notificationSchema, notificationSettingsSchema, readNotificationsSchema } from './schema'

export const notificationsApi = {
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
  restore: post('/api/notifications/restore').needs('delete').body(notificationIdSchema).returns(),
  saveSettings: post('/api/notifications/settings')
    .needs('update')
    .body(notificationSettingsSchema)
    .returns(z.object({ settings: notificationSettingsSchema })),
}
