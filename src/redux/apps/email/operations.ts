import { defineOperations } from '@core/api/operations'
import { mostTags } from '@/redux/shell/tags/schema'
import { emailApi } from './contract'
import { emailSchema, labels } from './schema'

const unknownEmail = { 404: 'No email has this id.' }
const unknownEmails = { 404: 'An id doesn’t match any email. Nothing is changed.' }
const unknownFolder = { 400: 'Unknown folder.' }
const unknownLabel = { 404: 'No label of your own has this id.' }
const badName = { 400: 'A field is invalid, or the name is taken. The built-in labels’ names are taken too.' }

const someone = { name: 'Kofi Boateng', email: 'kofi.boateng@voltacold.example' }

export const operations = defineOperations(emailApi, {
  key: 'apps/email',
  title: 'Email',
  description: 'The mailbox of the logged-in user. An email contains its thread as `replies`, oldest first.',
  schemas: { Email: emailSchema },
  calls: {
    list: {
      summary: 'Lists the emails of a folder, newest first',
      description:
        '`starred` lists the starred emails of all folders except the trash. Archived emails keep the folder `inbox`, but are only listed in `archive`. `emailsMeta` counts unread emails in inbox and spam, and all drafts.',
      errors: unknownFolder,
      example: { query: { folder: 'sent', q: 'note to self' } },
    },
    updateMany: {
      summary: 'Moves, marks, stars or labels emails',
      description: 'Only the fields sent are updated. `labels` replaces an email’s labels.',
      errors: unknownEmails,
      example: { body: { emailIds: [1, 2], dataToUpdate: { isRead: true } } },
    },
    toggleLabel: {
      summary: 'Toggles a label on emails',
      description:
        'Adds the label to each email without it, and removes it from each email with it. `isOn` does only one of them.',
      errors: unknownEmails,
      example: { body: { emailIds: [1, 2], label: 'important' } },
    },
    one: {
      summary: 'Reads an email',
      description: 'Doesn’t mark it as read.',
      errors: unknownEmail,
      example: { query: { id: 5 } },
    },
    neighbour: {
      summary: 'Reads the previous or next email in the folder',
      description: '`next` is the older one.',
      errors: { 400: 'Unknown direction.', 404: 'No email has this id, or there is none in this direction.' },
      example: { query: { dir: 'next', emailId: 4 } },
    },
    search: {
      summary: 'Searches all emails, newest first',
      description:
        'Finds emails that contain all words and "phrases" in sender, recipients, subject, text or file names. Operators: `from:`, `to:`, `cc:`, `bcc:`, `subject:`, `filename:`, `label:`, `is:unread`, `is:read`, `is:starred`, `has:attachment`, `in:` (a folder, or `anywhere`), `before:` and `after:` (a day such as `2026/11/17` or `2026-11-17`; `after:` includes it), `older_than:` and `newer_than:` (`7d`, `2w`, `3m` or `1y`). `from:me` and `to:me` are the own address. A minus sign before a word or an operator excludes its emails. Of terms joined by `OR` or in braces, one has to match; `from:(a OR b)` applies an operator to several, without nested brackets. Unknown operators are words; an invalid value matches nothing.',
      errors: unknownFolder,
      example: { query: { q: 'from:esi is:starred -before:2020/01/31' } },
    },
    archive: {
      summary: 'Archives received emails',
      description:
        'Moves them from the inbox to the list `archive`; `place` shows it. Changing the folder or a new reply unarchives them.',
      errors: { 400: 'An email was sent, or is a draft. Nothing is changed.', ...unknownEmails },
      example: { body: { emailIds: [1, 2] } },
    },
    snooze: {
      summary: 'Snoozes received emails',
      description:
        'Lists them in `snoozed` until the time, then on top of the inbox. `null` or a new reply ends the snooze.',
      errors: {
        400: 'The time is in the past, or an email was sent or is a draft. Nothing is changed.',
        ...unknownEmails,
      },
      example: { body: { emailIds: [1, 2], until: '2099-01-04T08:00:00.000Z' } },
    },
    labels: {
      summary: 'Lists your own labels',
      description: `Every mailbox also has the built-in labels ${labels.join(', ')}.`,
      example: {},
    },
    addLabel: {
      summary: 'Creates a label',
      description: `A mailbox can have up to ${mostTags} labels of its own.`,
      status: 201,
      errors: badName,
      example: { body: { name: 'Volta Cold', tone: 'info' } },
    },
    updateLabel: {
      summary: 'Renames or recolors a label',
      description: 'Only the fields sent are updated.',
      errors: { ...badName, ...unknownLabel },
      async example(api) {
        const { labels: made } = await api.call(emailApi.addLabel, { body: { name: 'Roof', tone: 'info' } })
        return { body: { id: made.at(-1)?.id ?? '', name: 'Roof terrace' } }
      },
    },
    removeLabel: {
      summary: 'Deletes a label',
      description: 'Removes the label from its emails. No emails are deleted.',
      errors: unknownLabel,
      async example(api) {
        const { labels: made } = await api.call(emailApi.addLabel, { body: { name: 'Canoe', tone: 'info' } })
        return { body: { id: made.at(-1)?.id ?? '' } }
      },
    },
    restoreLabel: {
      summary: 'Restores a deleted label on its emails',
      errors: { 400: 'Another label has the name now.', 404: 'No deleted label has this id.' },
      async example(api) {
        const { labels: made } = await api.call(emailApi.addLabel, { body: { name: 'Canoe', tone: 'info' } })
        const body = { id: made.at(-1)?.id ?? '' }
        await api.call(emailApi.removeLabel, { body })
        return { body }
      },
    },
    signature: {
      summary: 'Reads your signature',
      description: 'HTML, or `""` without a signature. Clients add it to new emails and replies; `send-email` doesn’t.',
      example: {},
    },
    updateSignature: {
      summary: 'Updates your signature',
      description: 'Stored unchanged. Clients must sanitize it before rendering.',
      example: { body: { signature: '<p>Amara Mensah</p>' } },
    },
    contacts: { summary: 'Lists contacts', example: {} },
    send: {
      summary: 'Sends an email or a draft',
      description:
        '`id` sends that draft with the fields sent. `replyTo` adds the email to a thread. Emails to yourself also appear in the inbox. The message is stored unchanged; clients must sanitize it before rendering. `sendAt` lists the email in `scheduled` until then; it can be unsent any time before.',
      status: 201,
      errors: {
        400: 'A field is invalid: no recipient, an invalid address, or `sendAt` in the past.',
        404: 'No draft has this `id`, or no email has the id in `replyTo`.',
      },
      example: { body: { to: [someone], subject: 'Two minutes', message: '<p>It is a setting.</p>' } },
    },
    unsend: {
      summary: 'Unsends an email that was just sent or is scheduled',
      description: 'Turns it back into a draft. An email to yourself also leaves the inbox.',
      errors: { 400: 'Sent more than ten minutes ago.', ...unknownEmail },
      async example(api) {
        const { email } = await api.call(emailApi.send, { body: { to: [someone], subject: 'Too early' } })
        return { body: { emailId: email.id } }
      },
    },
    receive: {
      summary: 'Simulates an incoming email',
      description: 'The sample backend receives no real emails; this request adds one. Real backends don’t need it.',
      status: 201,
      example: {},
    },
    saveDraft: {
      summary: 'Saves a draft',
      description: 'Without `id`, creates a draft (201). With `id`, updates only the fields sent (200).',
      status: 201,
      errors: { 404: 'No draft has this `id`, or no email has the id in `replyTo`.' },
      example: { body: { subject: 'Who sleeps where', message: '<p>The hut:' } },
    },
    removeMany: {
      summary: 'Deletes emails forever',
      errors: unknownEmails,
      example: { body: { emailIds: [66, 67] } },
    },
    restore: {
      summary: 'Restores deleted emails',
      errors: { 404: 'An id doesn’t match any deleted email. Nothing is changed.' },
      async example(api) {
        const body = { emailIds: [66, 67] }
        await api.call(emailApi.removeMany, { body })
        return { body }
      },
    },
  },
})
