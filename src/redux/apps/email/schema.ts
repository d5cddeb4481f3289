import { dateTextSchema } from '@core/dateText'
import { validationMessage } from '@core/validation/validationMessage'
import { idSchema, z } from '@core/schema'
import { dateOf } from '@core/zonedTime'

export const folders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const
/** Parts of a folder that are listed separately. The `folder` of their emails does not change. */
const parts = ['archive', 'snoozed', 'scheduled'] as const
/** Lists to request: a folder, a part, or starred emails of all folders but the trash. */
export const lists = [...folders, ...parts, 'starred'] as const
/** Built-in labels. Users can add others. */
export const labels = ['personal', 'company', 'important', 'private'] as const

function line(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength))
}

/** Drafts may contain incomplete addresses; sending validates them. */
const addressSchema = z.object({ name: z._default(line(120), ''), email: line(254) })

export const correspondentSchema = z.extend(addressSchema, { avatar: z.string() })

/** 10 MB; a data URL is a third longer. */
const longestUrl = 14_000_000

/** `size` is in bytes. `url` is a local path, an http(s) URL, or a data URL. */
const attachmentSchema = z.object({
  fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  thumbnail: z._default(z.string().check(z.maxLength(longestUrl)), ''),
  url: z
    .string()
    .check(z.maxLength(longestUrl), z.regex(/^(data:|https?:\/\/|\/(?![/\\]))/i, validationMessage('url'))),
  size: z.pipe(idSchema, z.int().check(z.gte(0))),
})

const addresses = z.array(addressSchema).check(z.maxLength(100))

/** The message is HTML and stored unchanged: sanitize it on display. */
const composedSchema = z.object({
  to: addresses,
  cc: addresses,
  bcc: addresses,
  subject: line(250),
  message: z.string().check(z.maxLength(1_000_000)),
  attachments: z.array(attachmentSchema).check(z.maxLength(20)),
})

const messageSchema = z.extend(composedSchema, {
  id: z.number(),
  from: correspondentSchema,
  /** ISO 8601 */
  time: z.string(),
  isStarred: z.boolean(),
  isRead: z.boolean(),
  folder: z.enum(folders),
  labels: z.array(z.string()),
  /** Id of the first email of the thread. */
  replyTo: z.optional(z.number()),
})

/** Threads are flat, oldest first: a reply to a reply is its sibling. */
export const emailSchema = z.extend(messageSchema, {
  replies: z.array(z.extend(messageSchema, { replies: z.array(z.never()) })),
  /** The list that contains the email, unless it is its folder. */
  place: z.optional(z.enum(parts)),
  /** ISO 8601. End of the snooze; kept after the email has returned to the inbox. */
  snoozedUntil: z.optional(z.string()),
  hasPreviousMail: z.boolean(),
  hasNextMail: z.boolean(),
})

export const emailsMetaSchema = z.object({ inbox: z.number(), draft: z.number(), spam: z.number() })

export const emailIdsSchema = z.object({ emailIds: z.array(idSchema) })

export const emailsChangeSchema = z.extend(emailIdsSchema, {
  dataToUpdate: z.partial(
    z.strictObject({
      isRead: z.boolean(),
      isStarred: z.boolean(),
      folder: z.enum(folders),
      labels: z.array(z.string()),
    }),
  ),
})

export const emailsLabelSchema = z.extend(emailIdsSchema, {
  label: z.string(),
  isOn: z.optional(z.boolean()).check(z.describe('Whether the emails have the label afterwards. Toggles by default.')),
})

export const draftSchema = z.extend(z.partial(composedSchema), {
  id: z.optional(idSchema),
  replyTo: z.optional(idSchema),
})

/** ISO 8601. The backend checks that it is in the future. */
const momentSchema = z.pipe(
  dateTextSchema,
  z.transform((text) => dateOf(text).toISOString()),
)

export const sendingSchema = z.extend(draftSchema, { sendAt: z.optional(momentSchema) })

export const snoozeSchema = z.extend(emailIdsSchema, { until: z.nullable(momentSchema) })

/** HTML; `''` for none. */
export const signatureSchema = z.object({ signature: z.string().check(z.maxLength(10_000)) })

const recipient = z.object({ email: z.string().check(z.minLength(1), z.email()) })

/** Requirements for sending. */
export const recipientsSchema = z
  .object({ to: z.array(recipient), cc: z.array(recipient), bcc: z.array(recipient) })
  .check(
    z.refine(({ to, cc, bcc }) => to.length + cc.length + bcc.length > 0, {
      path: ['to'],
      error: validationMessage('required'),
    }),
  )

export const emailIdSchema = z.object({ emailId: idSchema })

export type StoredFolder = (typeof folders)[number]
/** A list that contains emails, except `starred`. */
export type Folder = StoredFolder | (typeof parts)[number]
export type SharedLabel = (typeof labels)[number]
export type Address = z.infer<typeof addressSchema>
export type Correspondent = z.infer<typeof correspondentSchema>
export type Attachment = z.infer<typeof attachmentSchema>
export type Email = z.infer<typeof emailSchema>
export type MessagePart = Email | Email['replies'][number]
export type EmailsMeta = z.infer<typeof emailsMetaSchema>
export type EmailsChange = z.infer<typeof emailsChangeSchema>
export type EmailsLabel = z.infer<typeof emailsLabelSchema>
export type Signature = z.infer<typeof signatureSchema>
export type Draft = z.infer<typeof draftSchema>
export type Sending = z.infer<typeof sendingSchema>
export type Snooze = z.infer<typeof snoozeSchema>
