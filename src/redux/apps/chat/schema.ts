import { validationMessage } from '@core/validation/validationMessage'
import { idSchema, rowIdSchema, z } from '@core/schema'

export const reactions = ['👍', '❤️', '😂', '🎉', '😮', '😢'] as const

export const statuses = ['online', 'away', 'busy', 'offline'] as const

export const ownId = 11

export const longestAbout = 120

export const contactSchema = z.object({
  id: z.number(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  avatar: z.string(),
  status: z.enum(statuses),
  email: z.string(),
  phone: z.string(),
  /** Unread messages are not announced, and do not count in the menu. */
  isMuted: z.boolean(),
  isBlocked: z.boolean(),
  /** Groups only: ids of the member contacts. A group exists as long as at least one member does. */
  members: z.optional(z.array(z.number())),
})

/** Up to 4 MB; a data URL is a third longer. */
const imageSchema = z.object({
  url: z
    .string()
    .check(
      z.maxLength(6_000_000),
      z.regex(/^(data:image\/(png|jpeg|gif|webp|avif);|https?:\/\/|\/(?!\/))/i, validationMessage('url')),
    ),
  name: z.string().check(z.trim(), z.maxLength(255)),
  /** Pixels. Reserves the space before the image loads. */
  width: z.pipe(idSchema, z.int().check(z.gte(1))),
  height: z.pipe(idSchema, z.int().check(z.gte(1))),
})

export const messageSchema = z.object({
  /** Later messages have higher ids. */
  id: z.number(),
  message: z.string(),
  /** ISO 8601 */
  time: z.string(),
  senderId: z.number(),
  /** Time of the last edit, ISO 8601. */
  editedAt: z.optional(z.string()),
  /** Own messages only. */
  status: z.optional(z.enum(['sent', 'delivered', 'seen'])),
  image: z.optional(imageSchema),
  /** Id of a message in the same chat. */
  replyTo: z.optional(z.number()),
  /** At most one per sender. */
  reactions: z.array(z.object({ senderId: z.number(), emoji: z.enum(reactions) })),
})

/** `userId` is the contact id. */
export const chatSchema = z.object({
  id: z.number(),
  userId: z.number(),
  unseenMsgs: z.number(),
  messages: z.array(messageSchema),
})

export const chatContactSchema = z.extend(contactSchema, {
  chat: z.object({ id: z.number(), unseenMsgs: z.number(), lastMessage: z.nullable(messageSchema) }),
})

const settingsSchema = z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() })

export const profileUserSchema = z.object({
  id: z.number(),
  fullName: z.string(),
  role: z.string(),
  about: z.string().check(z.trim(), z.maxLength(longestAbout)),
  avatar: z.string(),
  status: z.enum(statuses),
  settings: settingsSchema,
})

export const profileChangeSchema = z.object({
  about: z.optional(profileUserSchema.shape.about),
  status: z.optional(profileUserSchema.shape.status),
  settings: z.optional(z.partial(settingsSchema)),
})

const contactIdSchema = z.union([
  idSchema,
  z.pipe(
    z.object({ id: idSchema }),
    z.transform(({ id }) => id),
  ),
])

export const newMessageSchema = z
  .object({
    contact: contactIdSchema,
    message: z._default(z.string().check(z.trim(), z.maxLength(10_000)), ''),
    image: z.optional(imageSchema),
    replyTo: z.optional(idSchema),
  })
  .check(
    z.refine(({ message, image }) => message !== '' || image !== undefined, {
      path: ['message'],
      error: validationMessage('required'),
    }),
  )

const groupName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const membersSchema = z.array(idSchema).check(
  z.minLength(1),
  z.maxLength(50),
  z.overwrite((ids) => [...new Set(ids)]),
)

export const newGroupSchema = z.object({ fullName: groupName, members: membersSchema })

export const groupChangeSchema = z.object({
  id: idSchema,
  fullName: z.optional(groupName),
  members: z.optional(membersSchema),
})

export const hitSchema = z.object({ contactId: z.number(), message: messageSchema })

export const contactChangeSchema = z.extend(rowIdSchema, {
  isMuted: z.optional(z.boolean()),
  isBlocked: z.optional(z.boolean()),
})

export const answerRequestSchema = z.extend(rowIdSchema, {
  isRead: z.optional(z.boolean()).check(z.describe('Whether the chat is open, so that the reply counts as read.')),
})

export const messageIdsSchema = z.extend(rowIdSchema, { messageIds: z.array(idSchema) })

/** Text is required unless the message has an image. */
export const messageChangeSchema = z.extend(rowIdSchema, {
  messageId: idSchema,
  message: z.string().check(z.trim(), z.maxLength(10_000)),
})

export const messageDeletionSchema = z.extend(rowIdSchema, { messageIds: z.optional(z.array(idSchema)) })

export const reactionSchema = z.extend(rowIdSchema, {
  messageId: idSchema,
  emoji: z.enum(reactions),
  isOn: z
    .optional(z.boolean())
    .check(z.describe('Whether the message has your reaction afterwards. Toggles by default.')),
})

export type Contact = z.infer<typeof contactSchema>
export type ChatContact = z.infer<typeof chatContactSchema>
export type Message = z.infer<typeof messageSchema>
export type Chat = z.infer<typeof chatSchema>
export type ProfileUser = z.infer<typeof profileUserSchema>
export type ProfileChange = z.infer<typeof profileChangeSchema>
export type NewMessage = z.infer<typeof newMessageSchema>
export type ContactChange = z.infer<typeof contactChangeSchema>
export type NewGroup = z.infer<typeof newGroupSchema>
export type GroupChange = z.infer<typeof groupChangeSchema>
export type Hit = z.infer<typeof hitSchema>
export type AnswerRequest = z.infer<typeof answerRequestSchema>
export type MessageIds = z.infer<typeof messageIdsSchema>
export type MessageChange = z.infer<typeof messageChangeSchema>
export type MessageDeletion = z.infer<typeof messageDeletionSchema>
export type Reaction = z.infer<typeof reactionSchema>
