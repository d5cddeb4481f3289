import { defineOperations } from '@core/api/operations'
import { notificationsApi } from './contract'
import { notificationSchema, notificationSettingsSchema } from './schema'

const unknown = { 404: 'Notification not found.' }

export const operations = defineOperations(notificationsApi, {
  key: 'shell/notifications',
  title: 'Notifications',
  description: 'Notifications behind the bell in the navbar.',
  schemas: { Notification: notificationSchema, NotificationSettings: notificationSettingsSchema },
  calls: {
    data: { summary: 'Lists the notifications of all selected kinds, newest first', example: {} },
    markRead: {
      summary: 'Marks notifications as read',
      description: 'Without `ids`, marks all shown notifications.',
      errors: { 404: 'At least one notification was not found. Nothing is changed.' },
      example: { body: { ids: [1, 2] } },
    },
    dismiss: { summary: 'Dismisses a notification', errors: unknown, example: { body: { id: 3 } } },
    restore: {
      summary: 'Restores a dismissed notification',
      description: 'It returns to its original position.',
      errors: { 404: 'Dismissed notification not found.' },
      async example(api) {
        const body = { id: 3 }
        await api.call(notificationsApi.dismiss, { body })
        return { body }
      },
    },
    saveSettings: {
      summary: 'Updates the notification settings',
      example: { body: { kinds: { message: true, order: false, security: true, system: true }, isQuiet: false } },
    },
  },
})
