import { defineOperations, nothing } from '@core/api/operations'
import { z } from '@core/schema'
import { notificationsApi } from './contract'
import { notificationIdSchema, notificationSchema, notificationSettingsSchema, readNotificationsSchema } from './schema'

const unknown = { 404: 'No notification has the id.' }

export const operations = defineOperations(notificationsApi, {
  key: 'shell/notifications',
  title: 'Notifications',
  description: 'What the bell of the navbar tells.',
  schemas: { Notification: notificationSchema, NotificationSettings: notificationSettingsSchema },
  calls: {
    data: {
      summary: 'Lists the notifications of the kinds that are shown, newest first',
      answer: z.object({
        notifications: z.array(notificationSchema),
        unread: z.int(),
        settings: notificationSettingsSchema,
      }),
      example: {},
    },
    markRead: {
      summary: 'Marks notifications read',
      description: 'Without `ids`, all are meant that are shown.',
      body: readNotificationsSchema,
      answer: nothing,
      errors: { 404: 'No notification has one of the ids. Nothing is changed.' },
      example: { body: { ids: [1, 2] } },
    },
    dismiss: {
      summary: 'Dismisses a notification',
      body: notificationIdSchema,
      answer: nothing,
      errors: unknown,
      example: { body: { id: 3 } },
    },
    restore: {
      summary: 'Takes a dismissal back',
      description: 'The notification stands where it stood.',
      body: notificationIdSchema,
      answer: nothing,
      errors: { 404: 'No dismissed notification has the id.' },
      async example(api) {
        const body = { id: 3 }
        await api.call(notificationsApi.dismiss, { body })
        return { body }
      },
    },
    saveSettings: {
      summary: 'Chooses the kinds that are shown, and whether the bell is quiet',
      body: notificationSettingsSchema,
      answer: z.object({ settings: notificationSettingsSchema }),
      example: { body: { kinds: { message: true, order: false, security: true, system: true }, isQuiet: false } },
    },
  },
})
