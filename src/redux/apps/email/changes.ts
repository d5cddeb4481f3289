import { isDraft, original } from '@reduxjs/toolkit'
import type { EmailList, EmailListQuery } from './contract'
import type { Email, EmailsMeta, Folder } from './schema'
import { namesFolder } from './rules'

interface OnScreen {
  list: EmailList & { query: EmailListQuery | null }
  open: { email: Email | null }
}

/** The folder or part of a folder that lists an email. */
export function placeOf({ place, folder }: Email): Folder {
  return place ?? folder
}

/** Only received emails can be spam. */
export const isReceived = ({ folder }: Email) => folder === 'inbox'

export const isOwn = ({ folder }: Email) => folder === 'sent' || folder === 'draft'

export const canBeArchived = (email: Email) => isReceived(email) && placeOf(email) !== 'archive'

/** A scheduled email stays in its folder until it is canceled. */
export const isScheduled = (email: Email) => placeOf(email) === 'scheduled'

/** Whether the list still contains an email after a change. Only the backend evaluates search terms. */
function belongsTo(email: Email, query: EmailListQuery | null): boolean {
  const { folder, isStarred, labels } = email
  if (query?.label && !labels.includes(query.label)) return false
  if (query?.folder === 'starred') return isStarred && folder !== 'trash'
  if (query?.folder === undefined) return namesFolder(query?.q ?? '') || (folder !== 'spam' && folder !== 'trash')
  return placeOf(email) === query.folder
}

function count(meta: EmailsMeta, email: Email, by: 1 | -1) {
  const place = placeOf(email)
  if (place === 'draft') meta.draft += by
  if ((place === 'inbox' || place === 'spam') && !email.isRead) meta[place] += by
}

/** Only emails that change become Immer drafts. Drafting a long list is slow. */
function plainList(emails: Email[]): readonly Email[] {
  return isDraft(emails) ? original(emails) : emails
}

/** Changes emails everywhere on screen, as the backend will. */
export function changeMails({ list, open }: OnScreen, ids: readonly number[], change: (email: Email) => void) {
  const wanted = new Set(ids)
  const before = plainList(list.emails)
  const changed = new Map<number, Email>()
  before.forEach(({ id }, index) => {
    const email = wanted.has(id) ? list.emails[index] : undefined
    // A list that an earlier change rebuilt is no draft, and its emails are frozen.
    if (email) changed.set(id, Object.isFrozen(email) ? { ...email } : email)
  })
  for (const email of changed.values()) {
    count(list.emailsMeta, email, -1)
    change(email)
    count(list.emailsMeta, email, 1)
  }
  if (open.email && wanted.has(open.email.id)) {
    const isListed = changed.has(open.email.id)
    if (!isListed) count(list.emailsMeta, open.email, -1)
    change(open.email)
    if (!isListed) count(list.emailsMeta, open.email, 1)
  }
  if (isDraft(list.emails) && [...changed.values()].every((email) => belongsTo(email, list.query))) return
  list.emails = before
    .map((email) => changed.get(email.id) ?? email)
    .filter((email) => !changed.has(email.id) || belongsTo(email, list.query))
}

export function removeMails({ list, open }: OnScreen, ids: readonly number[]) {
  const gone = new Set(ids)
  const before = plainList(list.emails)
  for (const email of before) if (gone.has(email.id)) count(list.emailsMeta, email, -1)
  list.emails = before.filter(({ id }) => !gone.has(id))
  if (open.email && gone.has(open.email.id)) open.email = null
}
