import { idSchema, z } from '@core/schema'
import { notificationKinds } from './kinds'

export const notificationSchema = z.object({
  id: z.number(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  /** ISO 8601 */
  time: z.string(),
  isRead: z.boolean(),
  /** Empty without a sender. */
  avatar: z.string(),
  link: z.string(),
})

export const readNotificationsSchema = z.object({ ids: z.optional(z.array(idSchema)) })

export const notificationIdSchema = z.object({ id: idSchema })

export const notificationSettingsSchema = z.object({
  /** Visible kinds. Notifications of hidden kinds are kept. */
  kinds: z.object({ message: z.boolean(), order: z.boolean(), security: z.boolean(), system: z.boolean() }),
  /** Hides the badge of the bell and mutes announcements. */
  isQuiet: z.boolean(),
})

export type Notification = z.infer<typeof notificationSchema>
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>
