import { knownTimeZone } from '@core/zonedTime'
import { implement } from '@fake-db/kit/implement'
import { badRequest, created, notFound, ok } from '@fake-db/kit/reply'
import type { WireQuery } from '@fake-db/kit/request'
import { id, oneOf, parseBody, text } from '@fake-db/kit/request'
import { createMap, withChange } from '@fake-db/kit/table'
import type { EmailList, EmailListQuery } from '@/redux/apps/email/contract'
import { emailApi } from '@/redux/apps/email/contract'
import type { Draft } from '@/redux/apps/email/schema'
import { lists, recipientsSchema } from '@/redux/apps/email/schema'
import { createLabels } from './labels'
import { createMailbox } from './mailbox'
import type { StoredEmail } from './rules'
import {
  canBeUnsent,
  countMeta,
  derivedFrom,
  hasCome,
  hasLabel,
  inFolder,
  isAddressedTo,
  matches,
  neighbourOf,
  newestFirst,
  placeOf,
  withLabel,
} from './rules'
import { isSearched, parseSearch } from './search'
import { correspondent, seedContacts, self } from './seed'
import { seedIncoming } from './seedIncoming'
import { createUnread } from './badge'

const blank: StoredEmail = {
  id: 0,
  from: self,
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  message: '',
  attachments: [],
  time: '',
  isStarred: false,
  isRead: true,
  folder: 'draft',
  labels: [],
  replies: [],
}

export const handlers = implement(emailApi, (env) => {
  const emails = env.shared(createMailbox)
  const ownLabels = env.shared(createLabels)
  /** Inbox copies of emails that Amara sent to herself, by id of the sent email. */
  const copies = createMap<number, number>(env, 'apps/email/copies')

  /** HTML by account id; null for anonymous requests. */
  const signatures = createMap<number | null, string>(env, 'apps/email/signatures')

  const received = env.cell('apps/email/received', 0)
  const time = () => env.now().toISOString()
  function arrived() {
    const now = time()
    return emails.rows().filter((email) => hasCome(email, now))
  }
  env.shared(createUnread).count = () => countMeta(arrived(), time()).inbox

  const answer = (email: StoredEmail) => derivedFrom(arrived(), time())(email)

  function answerList(wanted: (email: StoredEmail) => boolean, query: WireQuery<EmailListQuery>): EmailList {
    const label = text(query.label)
    const [all, now] = [arrived(), time()]
    const found = all.filter((email) => wanted(email) && hasLabel(email, label))
    return { emails: newestFirst(found, all, now).map(derivedFrom(all, now)), emailsMeta: countMeta(all, now) }
  }

  function readFolder({ folder }: WireQuery<EmailListQuery>) {
    return oneOf(folder, lists, 'inbox', 'folder')
  }

  function draftWith(draftId: number): StoredEmail {
    const draft = emails.get(draftId)
    if (draft.folder !== 'draft') throw notFound('draft')
    return draft
  }

  /** Rejects own emails: they are not in the inbox. */
  function putAside(ids: readonly number[], how: Pick<StoredEmail, 'isArchived' | 'snoozedUntil'>) {
    const isOwn = ({ folder }: StoredEmail) => folder === 'sent' || folder === 'draft'
    if (ids.some((emailId) => isOwn(emails.get(emailId))))
      throw badRequest('Only received emails can be archived or snoozed.')
    emails.updateMany(ids, () => ({ ...how, folder: 'inbox' }))
  }

  function refuseOver(field: string, moment: string) {
    if (moment <= time()) throw badRequest({ [field]: 'date' })
  }

  function threadOf({ id: ownId, replyTo }: Draft): number | undefined {
    if (replyTo === undefined) return undefined
    const answered = emails.get(replyTo)
    const thread = answered.replyTo ?? answered.id
    if (thread === ownId) throw badRequest({ replyTo: 'choice' })
    return thread
  }

  function add(content: Partial<StoredEmail>): StoredEmail {
    const email = { ...blank, ...content, id: emails.nextId() }
    emails.insert([email])
    return email
  }

  function store(composed: Draft, folder: 'sent' | 'draft', at = time()): StoredEmail {
    const { id: draftId, ...given } = composed
    const change = { ...given, replyTo: threadOf(composed), folder, time: at }
    return draftId === undefined ? add(withChange(blank, change)) : emails.update(draftId, change)
  }

  return {
    list({ query }) {
      const [folder, q, now] = [readFolder(query), text(query.q), time()]
      return ok(answerList((email) => inFolder(email, folder, now) && matches(email, q), query))
    },

    updateMany({ body: { emailIds, dataToUpdate } }) {
      const labels = dataToUpdate.labels && [...new Set(dataToUpdate.labels)]
      ownLabels.refuseUnknown(labels ?? [])
      const moved = dataToUpdate.folder && { isArchived: false, snoozedUntil: null }
      if (moved && emailIds.some((emailId) => placeOf(emails.get(emailId), time()) === 'scheduled'))
        throw badRequest('To move a scheduled email, unsend it first.')
      emails.updateMany(emailIds, () => ({ ...dataToUpdate, labels, ...moved }))
      return ok({})
    },

    toggleLabel({ body: { emailIds, label, isOn } }) {
      ownLabels.refuseUnknown([label])
      emails.updateMany(emailIds, (email) => ({ labels: withLabel(email.labels, label, isOn) }))
      return ok({})
    },

    one: ({ query }) => ok(answer(emails.get(id(query.id)))),

    neighbour({ query }) {
      if (text(query.dir) === '') throw badRequest({ dir: 'required' })
      const dir = oneOf(query.dir, ['previous', 'next'], 'next', 'dir')
      const neighbour = neighbourOf(arrived(), emails.get(id(query.emailId, 'emailId')), dir, time())
      if (!neighbour) throw notFound('neighboring email')
      return ok(answer(neighbour))
    },

    search({ query }) {
      const q = text(query.q)
      const zone = knownTimeZone(text(query.timeZone))
      const isMatch = parseSearch(q, {
        now: env.now(),
        nameOf: ownLabels.nameOf,
        me: self.email,
        ...(zone && { zone }),
      })
      const folder = text(query.folder) === '' ? null : readFolder(query)
      const now = time()
      const isHere = (email: StoredEmail) => (folder === null ? isSearched(email, q) : inFolder(email, folder, now))
      return ok(answerList((email) => isHere(email) && isMatch(email), query))
    },

    archive({ body: { emailIds } }) {
      putAside(emailIds, { isArchived: true, snoozedUntil: null })
      return ok({})
    },

    snooze({ body: { emailIds, until } }) {
      if (until !== null) refuseOver('until', until)
      putAside(emailIds, { isArchived: false, snoozedUntil: until })
      return ok({})
    },

    labels: () => ok(ownLabels.all()),
    addLabel: ({ body }) => created(ownLabels.add(body)),
    updateLabel: ({ body }) => ok(ownLabels.update(body)),
    removeLabel: ({ body }) => ok(ownLabels.remove(body.id)),
    restoreLabel: ({ body }) => ok(ownLabels.restore(body.id)),

    signature: ({ askedBy }) => ok({ signature: signatures.get(askedBy) ?? '' }),
    updateSignature({ body: { signature }, askedBy }) {
      signatures.set(askedBy, signature)
      return ok({ signature })
    },

    contacts: () => ok({ contacts: seedContacts }),

    send({ body: { sendAt, ...given } }) {
      if (sendAt !== undefined) refuseOver('sendAt', sendAt)
      const draft = given.id === undefined ? blank : draftWith(given.id)
      parseBody(recipientsSchema, withChange(draft, given))
      const email = store(given, 'sent', sendAt)
      if (isAddressedTo(email, self.email)) {
        const { replyTo: _, ...copy } = email
        copies.set(email.id, add({ ...copy, bcc: [], folder: 'inbox', isRead: false, isStarred: false, labels: [] }).id)
      }
      return created({ email: answer(email) })
    },

    unsend({ body }) {
      const email = emails.get(body.emailId)
      if (!canBeUnsent(email, env.now()))
        throw badRequest('Only emails sent within the last ten minutes can be unsent.')
      const copy = emails.rows().filter(({ id: rowId }) => rowId === copies.get(email.id))
      emails.remove(copy.map(({ id: copyId }) => copyId))
      return ok({
        email: answer(emails.update(email.id, { folder: 'draft', time: email.time < time() ? email.time : time() })),
      })
    },

    receive() {
      const incoming = seedIncoming[received.value % seedIncoming.length]
      if (!incoming) throw notFound('incoming email')
      received.value += 1
      const { from, labels, answers, ...content } = incoming
      const thread = emails.rows().find(({ subject }) => subject === answers)
      // A reply moves its thread back to the inbox.
      if (thread) emails.update(thread.id, { isArchived: false, snoozedUntil: null })
      const to = [{ name: self.name, email: self.email }]
      const email = {
        ...content,
        from: correspondent(from),
        to,
        labels: [...labels],
        time: time(),
        folder: 'inbox' as const,
        isRead: false,
        ...(thread && { replyTo: thread.id }),
      }
      return created({ email: answer(add(email)) })
    },

    saveDraft({ body: given }) {
      if (given.id !== undefined) draftWith(given.id)
      const draft = store(given, 'draft')
      const reply = given.id === undefined ? created : ok
      return reply({ email: answer(draft) })
    },

    removeMany({ body }) {
      emails.remove(body.emailIds)
      return ok({})
    },

    restore({ body }) {
      const restored = emails.restore(body.emailIds)
      return ok({ emails: restored.map(derivedFrom(arrived(), time())) })
    },
  }
})
