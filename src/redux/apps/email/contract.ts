import { get, post } from '@core/api/endpoint'
import type { NewTag, Tag, TagChange } from '@/redux/shell/tags/schema'
import type {
  Composition,
  Correspondent,
  Email,
  EmailsChange,
  EmailsLabel,
  EmailsMeta,
  Place,
  Sending,
  Signature,
  Snooze,
} from './schema'

/** Every parameter has a default. */
export interface EmailListQuery {
  q?: string
  folder?: Place | 'starred'
  label?: string
}

export interface EmailList {
  /** Newest first. */
  emails: Email[]
  emailsMeta: EmailsMeta
}

export interface OwnLabels {
  labels: Tag[]
}

type Nothing = Record<never, never>

/** Below the line stand the additions of docs/api.md. */
export const emailApi = {
  list: get('/apps/email/emails').query<EmailListQuery>().returns<EmailList>(),
  updateMany: post('/apps/email/update-emails').needs('update').body<EmailsChange>().returns<Nothing>(),
  /** Without `isOn`: adds the label to each email without it, and removes it from the others. */
  toggleLabel: post('/apps/email/update-emails-label').needs('update').body<EmailsLabel>().returns<Nothing>(),
  one: get('/apps/email/get-email').query<{ id: number }>().returns<Email>(),
  /** `next` is the next older mail of the same folder. */
  neighbour: get('/apps/email/paginate-email').query<{ dir: 'previous' | 'next'; emailId: number }>().returns<Email>(),
  // ---
  /** All text of a mail, and operators such as `from:`. Without a folder, all mail but spam and trash. */
  search: get('/apps/email/search-emails').query<EmailListQuery>().returns<EmailList>(),
  /** Out of the inbox, and kept. A change of the folder takes them out of the archive again. */
  archive: post('/apps/email/archive-emails').needs('update').body<{ emailIds: number[] }>().returns<Nothing>(),
  /** Out of the inbox until a time, at which they are on top of it; null ends that at once. */
  snooze: post('/apps/email/snooze-emails').needs('update').body<Snooze>().returns<Nothing>(),
  /** Those that somebody has made, in the order of their making. Every change answers with all of them. */
  labels: get('/apps/email/labels').returns<OwnLabels>(),
  addLabel: post('/apps/email/add-label').needs('create').body<NewTag>().returns<OwnLabels>(),
  updateLabel: post('/apps/email/update-label').needs('update').body<TagChange>().returns<OwnLabels>(),
  /** Mails that have it lose it, and get it back with it. */
  removeLabel: post('/apps/email/delete-label').needs('delete').body<{ id: string }>().returns<OwnLabels>(),
  restoreLabel: post('/apps/email/restore-label').needs('delete').body<{ id: string }>().returns<OwnLabels>(),
  /** Of who asks. */
  signature: get('/apps/email/signature').returns<Signature>(),
  updateSignature: post('/apps/email/update-signature').needs('update').body<Signature>().returns<Signature>(),
  contacts: get('/apps/email/contacts').returns<{ contacts: Correspondent[] }>(),
  /** As the draft, it takes its files along, and so as long as they do. */
  send: post('/apps/email/send-email').within(300).body<Sending>().returns<{ email: Email }>(),
  /** Takes a mail back that was sent a moment ago: it is a draft again. */
  unsend: post('/apps/email/unsend-email').needs('update').body<{ emailId: number }>().returns<{ email: Email }>(),
  /** A sample mail comes in. Where mail comes in by itself, this call is not needed. */
  receive: post('/apps/email/receive-email').needs('update').returns<{ email: Email }>(),
  saveDraft: post('/apps/email/save-draft').within(300).body<Composition>().returns<{ email: Email }>(),
  /** For ever, whatever their folder. */
  removeMany: post('/apps/email/delete-emails').needs('delete').body<{ emailIds: number[] }>().returns<Nothing>(),
  restore: post('/apps/email/restore-emails')
    .needs('delete')
    .body<{ emailIds: number[] }>()
    .returns<{ emails: Email[] }>(),
}
