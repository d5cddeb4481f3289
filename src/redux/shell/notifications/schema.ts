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
  /** Empty where it comes from nobody in particular. */
  avatar: z.string(),
  link: z.string(),
})

/** Without `ids`, all are meant. */
export const readNotificationsSchema = z.object({ ids: z.optional(z.array(idSchema)) })

export const notificationIdSchema = z.object({ id: idSchema })

export const notificationSettingsSchema = z.object({
  /** Which kinds are shown; of the others nothing is lost. */
  kinds: z.object({ message: z.boolean(), order: z.boolean(), security: z.boolean(), system: z.boolean() }),
  /** The bell then shows no number and says nothing. */
  isQuiet: z.boolean(),
})

export type Notification = z.infer<typeof notificationSchema>
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>
