import { get, post } from '@core/api/endpoint'
import type { Notification, NotificationId, NotificationSettings, ReadNotifications } from './schema'

interface NotificationList {
  notifications: Notification[]
  unread: number
  settings: NotificationSettings
}

/** What the navbar's notifications need. */
export const notificationsApi = {
  /** Those of the kinds that are shown, newest first; `unread` counts those that are not read. */
  data: get('/api/notifications/data').returns<NotificationList>(),
  markRead: post('/api/notifications/mark-read')
    .needs('update')
    .body<ReadNotifications>()
    .returns<Record<never, never>>(),
  dismiss: post('/api/notifications/dismiss').needs('delete').body<NotificationId>().returns<Record<never, never>>(),
  /** Takes a dismissal back: the notification stands where it stood. */
  restore: post('/api/notifications/restore').needs('delete').body<NotificationId>().returns<Record<never, never>>(),
  saveSettings: post('/api/notifications/settings')
    .needs('update')
    .body<NotificationSettings>()
    .returns<{ settings: NotificationSettings }>(),
}
