import { isDraft, original } from '@reduxjs/toolkit'
import type { EmailList, EmailListQuery } from './contract'
import type { Email, EmailsMeta, Place } from './schema'

interface OnScreen {
  list: EmailList & { query: EmailListQuery | null }
  open: { email: Email | null }
}

/** The list in which a mail stands. */
export function placeOf({ place, folder }: Email): Place {
  return place ?? folder
}

/** Whether an email was received. Only received ones can be spam. */
export const isReceived = ({ folder }: Email) => folder === 'inbox'

/** Whether an email was received and is not archived. */
export const canBeArchived = (email: Email) => isReceived(email) && placeOf(email) !== 'archive'

/** Whether an email is scheduled. It stays in its folder until it is canceled. */
export const isScheduled = (email: Email) => placeOf(email) === 'scheduled'

/** Whether a list still shows a mail after it was changed; what a search looks for is the backend's to know. */
function belongsTo(mail: Email, query: EmailListQuery | null): boolean {
  const { folder, isStarred, labels } = mail
  if (query?.label && !labels.includes(query.label)) return false
  if (query?.folder === 'starred') return isStarred && folder !== 'trash'
  if (query?.folder === undefined) return folder !== 'spam' && folder !== 'trash'
  return placeOf(mail) === query.folder
}

/** Unread mails in inbox and spam, and all drafts. */
function count(meta: EmailsMeta, mail: Email, by: 1 | -1) {
  const place = placeOf(mail)
  if (place === 'draft') meta.draft += by
  if ((place === 'inbox' || place === 'spam') && !mail.isRead) meta[place] += by
}

/** Of a long list only the mails that change are drafts: making one of each would take longer than all the rest. */
function plainList(emails: Email[]): readonly Email[] {
  return isDraft(emails) ? original(emails) : emails
}

/** Changes mails wherever they are on screen, as the backend is about to. */
export function changeMails({ list, open }: OnScreen, ids: readonly number[], change: (mail: Email) => void) {
  const wanted = new Set(ids)
  const before = plainList(list.emails)
  const changed = new Map<number, Email>()
  before.forEach(({ id }, index) => {
    const mail = wanted.has(id) ? list.emails[index] : undefined
    // A list that another change has just put together again is no draft, and its mails are frozen.
    if (mail) changed.set(id, Object.isFrozen(mail) ? { ...mail } : mail)
  })
  for (const mail of changed.values()) {
    count(list.emailsMeta, mail, -1)
    change(mail)
    count(list.emailsMeta, mail, 1)
  }
  if (open.email && wanted.has(open.email.id)) {
    const isListed = changed.has(open.email.id)
    if (!isListed) count(list.emailsMeta, open.email, -1)
    change(open.email)
    if (!isListed) count(list.emailsMeta, open.email, 1)
  }
  if (isDraft(list.emails) && [...changed.values()].every((mail) => belongsTo(mail, list.query))) return
  list.emails = before
    .map((mail) => changed.get(mail.id) ?? mail)
    .filter((mail) => !changed.has(mail.id) || belongsTo(mail, list.query))
}

/** Takes mails off the screen that are deleted for ever. */
export function removeMails({ list, open }: OnScreen, ids: readonly number[]) {
  const gone = new Set(ids)
  const before = plainList(list.emails)
  for (const mail of before) if (gone.has(mail.id)) count(list.emailsMeta, mail, -1)
  list.emails = before.filter(({ id }) => !gone.has(id))
  if (open.email && gone.has(open.email.id)) open.email = null
}
