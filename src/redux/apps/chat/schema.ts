import { validationMessage } from '@core/validation/validationMessage'
import { idSchema, rowIdSchema, z } from '@core/schema'

/** What one can answer a message with instead of words. */
export const reactions = ['👍', '❤️', '😂', '🎉', '😮', '😢'] as const

export const statuses = ['online', 'away', 'busy', 'offline'] as const

/** The profile user's own id. */
export const ownId = 11

export const longestAbout = 120

export const contactSchema = z.object({
  id: z.number(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  /** Path of a picture, or `''`. */
  avatar: z.string(),
  status: z.enum(statuses),
  email: z.string(),
  phone: z.string(),
  /** New messages are counted, but not announced. */
  isMuted: z.boolean(),
  /** Nothing can be sent to them. */
  isBlocked: z.boolean(),
  /** Ids of the contacts who are in it, where it is a group; its name is `fullName`, and it is there while one of them is. */
  members: z.optional(z.array(z.number())),
})

/** A picture of up to 4 MB, which is a third longer in a data URL. */
const imageSchema = z.object({
  url: z
    .string()
    .check(
      z.maxLength(6_000_000),
      z.regex(/^(data:image\/(png|jpeg|gif|webp|avif);|https?:\/\/|\/(?!\/))/i, validationMessage('url')),
    ),
  name: z.string().check(z.trim(), z.maxLength(255)),
  /** In pixels, so that its place is kept until it is there. */
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
  /** When its words were changed last: ISO 8601. */
  editedAt: z.optional(z.string()),
  /** Of one's own messages. */
  status: z.optional(z.enum(['sent', 'delivered', 'seen'])),
  image: z.optional(imageSchema),
  /** The message of the same chat that this one answers. */
  replyTo: z.optional(z.number()),
  /** At most one of each person. */
  reactions: z.array(z.object({ senderId: z.number(), emoji: z.enum(reactions) })),
})

/** `userId` is the contact's. */
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

/** The contact's id, or an object that has it. */
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

/** A message that has the words looked for, and the contact in whose chat it is. */
export const hitSchema = z.object({ contactId: z.number(), message: messageSchema })

export const contactChangeSchema = z.extend(rowIdSchema, {
  isMuted: z.optional(z.boolean()),
  isBlocked: z.optional(z.boolean()),
})

export const messageIdsSchema = z.extend(rowIdSchema, { messageIds: z.array(idSchema) })

/** Words may only be left out where there is a picture. */
export const messageChangeSchema = z.extend(rowIdSchema, {
  messageId: idSchema,
  message: z.string().check(z.trim(), z.maxLength(10_000)),
})

/** Without `messageIds`, all are meant. */
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
export type MessageIds = z.infer<typeof messageIdsSchema>
export type MessageChange = z.infer<typeof messageChangeSchema>
export type MessageDeletion = z.infer<typeof messageDeletionSchema>
export type Reaction = z.infer<typeof reactionSchema>
