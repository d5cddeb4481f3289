import { get, post } from '@core/api/endpoint'
import type { Notification, NotificationId, ReadNotifications } from './schema'

/** Not in the specification: what the navbar's notifications need (contract, "Calls that the screens need"). */
export const notificationsApi = {
  /** Newest first; `unread` counts those that are not read. */
  data: get('/api/notifications/data').returns<{ notifications: Notification[]; unread: number }>(),
  markRead: post('/api/notifications/mark-read').body<ReadNotifications>().returns<Record<never, never>>(),
  dismiss: post('/api/notifications/dismiss').body<NotificationId>().returns<Record<never, never>>(),
  /** Takes a dismissal back: the notification stands where it stood. */
  restore: post('/api/notifications/restore').body<NotificationId>().returns<Record<never, never>>(),
}
