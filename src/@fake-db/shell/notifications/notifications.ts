import type { Notification } from '@/redux/shell/notifications/schema'
import type { Env } from '@fake-db/kit/env'
import type { Table } from '@fake-db/kit/table'
import { createTable } from '@fake-db/kit/table'
import { seedNotifications } from './seed'

/** Shared: other modules add notifications. */
export function createNotifications(env: Env): Table<Notification> {
  return createTable(env, 'shell/notifications/notifications', seedNotifications(env.now()), 'notification')
}
