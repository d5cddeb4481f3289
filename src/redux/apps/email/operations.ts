import { defineOperations, idParameter, nothing } from '@core/api/operations'
import { z } from '@core/schema'
import { emailApi } from './contract'
import {
  compositionSchema,
  correspondentSchema,
  emailIdSchema,
  emailIdsSchema,
  emailsChangeSchema,
  emailSchema,
  emailsLabelSchema,
  emailsMetaSchema,
  labelChangeSchema,
  labelIdSchema,
  labels,
  lists,
  mostLabels,
  newLabelSchema,
  ownLabelSchema,
  sendingSchema,
  signatureSchema,
  snoozeSchema,
} from './schema'

const unknownMail = { 404: 'No mail has the id.' }
const unknownMails = { 404: 'No mail has one of the ids. Nothing is changed.' }
const unknownFolder = { 400: 'There is no such folder.' }

const label = z.optional(
  z
    .string()
    .check(
      z.describe(
        `One of ${labels.join(', ')}, or the \`id\` of an own one: narrows the folder. Another value matches no mail.`,
      ),
    ),
)
const folder = z.enum(lists)
const list = z.object({ emails: z.array(emailSchema), emailsMeta: emailsMetaSchema })
const mail = z.object({ email: emailSchema })
const ownLabels = z.object({ labels: z.array(ownLabelSchema) })
const unknownLabel = { 404: 'No own label has the id.' }
const badName = { 400: 'A field cannot be used; a name may be taken already, or by a label that every mailbox has.' }

const someone = { name: 'Kofi Boateng', email: 'kofi.boateng@voltacold.example' }

export const operations = defineOperations(emailApi, {
  key: 'apps/email',
  title: 'Email',
  description:
    'The mailbox of who is signed in. A mail carries the thread that it began as its `replies`, oldest first.',
  schemas: { Email: emailSchema },
  calls: {
    list: {
      summary: 'Lists the mails of a folder, newest first',
      description:
        '`starred` is no folder but the starred mails of all folders except the trash; mails in `archive` are of the folder `inbox`, which lists them no more. `emailsMeta` counts unread mails of inbox and spam, and all drafts.',
      query: z.object({
        q: z.optional(
          z.string().check(z.describe('Looked for in the sender’s name and the subject, without regard to case.')),
        ),
        folder: z._default(folder, 'inbox'),
        label,
      }),
      answer: list,
      errors: unknownFolder,
      example: { query: { folder: 'sent', q: 'note to self' } },
    },
    updateMany: {
      summary: 'Moves, marks, stars or labels several mails',
      description: 'Only the fields that are sent change. `labels` replaces the labels that a mail has.',
      body: emailsChangeSchema,
      answer: nothing,
      errors: unknownMails,
      example: { body: { emailIds: [1, 2], dataToUpdate: { isRead: true } } },
    },
    toggleLabel: {
      summary: 'Toggles a label of several mails',
      description: 'It is added to each mail that does not have it, and removed from each that does.',
      body: emailsLabelSchema,
      answer: nothing,
      errors: unknownMails,
      example: { body: { emailIds: [1, 2], label: 'important' } },
    },
    one: {
      summary: 'Reads a mail',
      description: 'Does not mark it as read.',
      query: z.object({ id: idParameter }),
      answer: emailSchema,
      errors: unknownMail,
      example: { query: { id: 5 } },
    },
    neighbour: {
      summary: 'Reads the mail before or after another in its folder',
      query: z.object({
        dir: z.enum(['previous', 'next']).check(z.describe('`next` is the next older one.')),
        emailId: idParameter,
      }),
      answer: emailSchema,
      errors: { 400: 'There is no such direction.', 404: 'No mail has the id, or it is the last in this direction.' },
      example: { query: { dir: 'next', emailId: 4 } },
    },
    search: {
      summary: 'Searches all mail, newest first',
      description:
        'Words and "phrases" are looked for in sender, recipients, subject, text and names of files; all of them must be found. Operators: `from:`, `to:`, `subject:`, `label:`, `is:unread`, `is:read`, `is:starred`, `has:attachment`.',
      query: z.object({
        q: z.optional(z.string()),
        folder: z.optional(folder.check(z.describe('All mail but spam and trash where it is missing.'))),
        label,
      }),
      answer: list,
      errors: unknownFolder,
      example: { query: { q: 'from:esi is:starred' } },
    },
    archive: {
      summary: 'Archives mails that came in',
      description:
        'They leave the list of the inbox for that of `archive`, and say so in `place`. Changing their folder, or an answer that comes in, takes them out again.',
      body: emailIdsSchema,
      answer: nothing,
      errors: { 400: 'One was sent, or is a draft. Nothing is changed.', ...unknownMails },
      example: { body: { emailIds: [1, 2] } },
    },
    snooze: {
      summary: 'Snoozes mails that came in',
      description:
        'They stand in the list `snoozed` until then, and are on top of the inbox from then on. `null` takes them back at once, and so does an answer that comes in.',
      body: snoozeSchema,
      answer: nothing,
      errors: { 400: 'The time is over, or one was sent or is a draft. Nothing is changed.', ...unknownMails },
      example: { body: { emailIds: [1, 2], until: '2099-01-04T08:00:00.000Z' } },
    },
    labels: {
      summary: 'Lists the labels that somebody has made',
      description: `Beside them, every mailbox has ${labels.join(', ')}, which stay as they are.`,
      answer: ownLabels,
      example: {},
    },
    addLabel: {
      summary: 'Makes a label',
      description: `A mailbox has up to ${mostLabels}.`,
      status: 201,
      body: newLabelSchema,
      answer: ownLabels,
      errors: badName,
      example: { body: { name: 'Volta Cold', tone: 'info' } },
    },
    updateLabel: {
      summary: 'Renames or recolors a label',
      description: 'Only the fields that are sent change.',
      body: labelChangeSchema,
      answer: ownLabels,
      errors: { ...badName, ...unknownLabel },
      async example(api) {
        const { labels: made } = await api.call(emailApi.addLabel, { body: { name: 'Roof', tone: 'info' } })
        return { body: { id: made.at(-1)?.id ?? '', name: 'Roof terrace' } }
      },
    },
    removeLabel: {
      summary: 'Deletes a label',
      description: 'No mail is deleted with it: those that have it lose it.',
      body: labelIdSchema,
      answer: ownLabels,
      errors: unknownLabel,
      async example(api) {
        const { labels: made } = await api.call(emailApi.addLabel, { body: { name: 'Canoe', tone: 'info' } })
        return { body: { id: made.at(-1)?.id ?? '' } }
      },
    },
    restoreLabel: {
      summary: 'Brings a deleted label back, on the mails that had it',
      body: labelIdSchema,
      answer: ownLabels,
      errors: { 400: 'There is another label of its name by now.', 404: 'No deleted label has the id.' },
      async example(api) {
        const { labels: made } = await api.call(emailApi.addLabel, { body: { name: 'Canoe', tone: 'info' } })
        const body = { id: made.at(-1)?.id ?? '' }
        await api.call(emailApi.removeLabel, { body })
        return { body }
      },
    },
    signature: {
      summary: 'Reads one’s own signature',
      description:
        'HTML, `""` where there is none. Who writes puts it below new mails and answers; `send-email` does not.',
      answer: signatureSchema,
      example: {},
    },
    updateSignature: {
      summary: 'Changes one’s own signature',
      description: 'It is kept as it is sent: whoever shows it makes it harmless.',
      body: signatureSchema,
      answer: signatureSchema,
      example: { body: { signature: '<p>Amara Mensah</p>' } },
    },
    contacts: {
      summary: 'Lists whom one may write to',
      answer: z.object({ contacts: z.array(correspondentSchema) }),
      example: {},
    },
    send: {
      summary: 'Sends a mail, or a draft',
      description:
        'With `id`, the draft as it is, with what is sent along; with `replyTo` it joins that mail’s thread. It then stands in the folder `sent`, and one that is addressed to oneself in the inbox as well. The message is kept as it is sent: whoever shows it makes it harmless. With `sendAt` it stands in the list `scheduled` until then, and can be taken back like one that was just sent.',
      status: 201,
      body: sendingSchema,
      answer: mail,
      errors: {
        400: 'A field cannot be used: it is addressed to nobody, an address is none, or `sendAt` is over.',
        404: 'No draft has the `id`, or no mail the id in `replyTo`.',
      },
      example: { body: { to: [someone], subject: 'Two minutes', message: '<p>It is a setting.</p>' } },
    },
    unsend: {
      summary: 'Takes a mail back that was just sent, or is scheduled',
      description: 'It is a draft again, and gone from the inbox if it was addressed to oneself.',
      body: emailIdSchema,
      answer: mail,
      errors: { 400: 'It was not sent within the last ten minutes.', ...unknownMail },
      async example(api) {
        const { email } = await api.call(emailApi.send, { body: { to: [someone], subject: 'Too early' } })
        return { body: { emailId: email.id } }
      },
    },
    receive: {
      summary: 'Lets a sample mail come in',
      description:
        'The sample backend has no outside world: it gets a mail when it is asked to. Where mail comes in by itself, this call is not needed.',
      status: 201,
      answer: mail,
      example: {},
    },
    saveDraft: {
      summary: 'Saves a draft',
      description: 'Without an `id` a new one, answered with 201. With it, only the fields that are sent change (200).',
      status: 201,
      body: compositionSchema,
      answer: mail,
      errors: { 404: 'No draft has the `id`, or no mail the id in `replyTo`.' },
      example: { body: { subject: 'Who sleeps where', message: '<p>The hut:' } },
    },
    removeMany: {
      summary: 'Deletes mails for ever',
      body: emailIdsSchema,
      answer: nothing,
      errors: unknownMails,
      example: { body: { emailIds: [66, 67] } },
    },
    restore: {
      summary: 'Brings mails back that were deleted for ever',
      body: emailIdsSchema,
      answer: z.object({ emails: z.array(emailSchema) }),
      errors: { 404: 'No deleted mail has one of the ids. Nothing is changed.' },
      async example(api) {
        const body = { emailIds: [66, 67] }
        await api.call(emailApi.removeMany, { body })
        return { body }
      },
    },
  },
})
