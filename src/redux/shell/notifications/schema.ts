import { idSchema, z } from '@core/schema'

export const notificationSchema = z.object({
  id: z.number(),
  kind: z.enum(['message', 'system', 'order', 'security']),
  title: z.string(),
  text: z.string(),
  /** ISO 8601 */
  time: z.string(),
  isRead: z.boolean(),
  /** Empty where it comes from nobody in particular. */
  avatar: z.string(),
  link: z.string(),
})

/** Without `ids`, all are meant. */
export const readNotificationsSchema = z.object({ ids: z.optional(z.array(idSchema)) })

export const notificationIdSchema = z.object({ id: idSchema })

export type Notification = z.infer<typeof notificationSchema>
export type ReadNotifications = z.infer<typeof readNotificationsSchema>
export type NotificationId = z.infer<typeof notificationIdSchema>
