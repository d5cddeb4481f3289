import type { AnswerOf, QueryOf } from '@core/api/endpoint'
import { get, post } from '@core/api/endpoint'
import { idParameter } from '@core/api/parameters'
import { z } from '@core/schema'
import { newTagSchema, tagChangeSchema, tagIdSchema, tagSchema } from '@/redux/shell/tags/schema'
import {
  draftSchema,
  correspondentSchema,
  emailIdSchema,
  emailIdsSchema,
  emailSchema,
  emailsChangeSchema,
  emailsLabelSchema,
  emailsMetaSchema,
  labels,
  lists,
  sendingSchema,
  signatureSchema,
  snoozeSchema,
} from './schema'

const list = z.object({ emails: z.array(emailSchema), emailsMeta: emailsMetaSchema })
const folder = z.enum(lists)
const label = z.optional(
  z
    .string()
    .check(
      z.describe(
        `Filters by label: ${labels.join(', ')}, or the \`id\` of a label of your own. Any other value matches no emails.`,
      ),
    ),
)
const ownLabels = z.object({ labels: z.array(tagSchema) })
const email = z.object({ email: emailSchema })

/** Below the line: additions; see docs/api.md. */
export const emailApi = {
  list: get('/apps/email/emails')
    .query(
      z.object({
        q: z.optional(z.string().check(z.describe('Searches the sender’s name and the subject. Case-insensitive.'))),
        folder: z._default(folder, 'inbox'),
        label,
      }),
    )
    .returns(list),
  updateMany: post('/apps/email/update-emails').needs('update').body(emailsChangeSchema).returns(),
  toggleLabel: post('/apps/email/update-emails-label').needs('update').body(emailsLabelSchema).returns(),
  one: get('/apps/email/get-email')
    .query(z.object({ id: idParameter }))
    .returns(emailSchema),
  neighbour: get('/apps/email/paginate-email')
    .query(
      z.object({
        dir: z.enum(['previous', 'next']).check(z.describe('`next` is older, `previous` is newer.')),
        emailId: idParameter,
      }),
    )
    .returns(emailSchema),
  // ---
  search: get('/apps/email/search-emails')
    .query(
      z.object({
        q: z.optional(z.string()),
        folder: z.optional(
          folder.check(z.describe('Default: all emails except spam and trash, or the folder in `in:`.')),
        ),
        label,
        timeZone: z.optional(
          z
            .string()
            .check(z.describe('Zone of the days in `q`, such as `Europe/Berlin`. Default: the server’s choice.')),
        ),
      }),
    )
    .returns(list),
  archive: post('/apps/email/archive-emails').needs('update').body(emailIdsSchema).returns(),
  snooze: post('/apps/email/snooze-emails').needs('update').body(snoozeSchema).returns(),
  labels: get('/apps/email/labels').returns(ownLabels),
  addLabel: post('/apps/email/add-label').needs('create').body(newTagSchema).returns(ownLabels),
  updateLabel: post('/apps/email/update-label').needs('update').body(tagChangeSchema).returns(ownLabels),
  removeLabel: post('/apps/email/delete-label').needs('delete').body(tagIdSchema).returns(ownLabels),
  restoreLabel: post('/apps/email/restore-label').needs('delete').body(tagIdSchema).returns(ownLabels),
  signature: get('/apps/email/signature').returns(signatureSchema),
  updateSignature: post('/apps/email/update-signature').needs('update').body(signatureSchema).returns(signatureSchema),
  contacts: get('/apps/email/contacts').returns(z.object({ contacts: z.array(correspondentSchema) })),
  /** Sends attachments, like `saveDraft`, so the timeout is longer. */
  send: post('/apps/email/send-email').timeout(300).body(sendingSchema).returns(email),
  unsend: post('/apps/email/unsend-email').needs('update').body(emailIdSchema).returns(email),
  receive: post('/apps/email/receive-email').needs('update').returns(email),
  saveDraft: post('/apps/email/save-draft').timeout(300).body(draftSchema).returns(email),
  removeMany: post('/apps/email/delete-emails').needs('delete').body(emailIdsSchema).returns(),
  restore: post('/apps/email/restore-emails')
    .needs('delete')
    .body(emailIdsSchema)
    .returns(z.object({ emails: z.array(emailSchema) })),
}

export type EmailListQuery = QueryOf<typeof emailApi.list>

export type EmailList = AnswerOf<typeof emailApi.list>

export type OwnLabels = AnswerOf<typeof emailApi.labels>
