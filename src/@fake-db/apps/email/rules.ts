import { contains } from '@fake-db/kit/listQuery'
import type { EmailsMeta, Email, Place } from '@/redux/apps/email/schema'

/** A mail as its table holds it: what depends on the other mails is worked out when it is asked for. */
export interface StoredEmail extends Omit<Email, 'place' | 'snoozedUntil' | 'hasPreviousMail' | 'hasNextMail'> {
  isArchived?: boolean
  /** ISO 8601; null where it was and is no longer. */
  snoozedUntil?: string | null
}

/** How long after sending a mail can be taken back. */
const minutesToUnsend = 10

export function newestFirst(mails: readonly StoredEmail[]): StoredEmail[] {
  // One that was snoozed is as new as the day it comes back. Times of one form are in order as plain text, which is compared many times faster than words are.
  return [...mails].sort((a, b) => {
    const [one, other] = [a.snoozedUntil ?? a.time, b.snoozedUntil ?? b.time]
    return one < other ? 1 : one > other ? -1 : b.id - a.id
  })
}

/**
 * The list in which a mail stands: its folder's, unless it is put aside. A scheduled mail is a sent one whose time is still to come.
 * @param now as the times of mails are written
 */
export function placeOf({ folder, isArchived, snoozedUntil, time }: StoredEmail, now: string): Place {
  if (folder === 'sent' && time > now) return 'scheduled'
  if (folder !== 'inbox') return folder
  if (isArchived) return 'archive'
  return snoozedUntil && snoozedUntil > now ? 'snoozed' : 'inbox'
}

/** Whether a mail is there yet: what is scheduled to oneself has not come in. */
export function hasCome({ folder, time }: StoredEmail, now: string): boolean {
  return folder !== 'inbox' || time <= now
}

/** Starred and not in the trash; the trash alone; the other folders, which trash is no part of. */
export function inFolder(mail: StoredEmail, wanted: Place | 'starred', now: string): boolean {
  return wanted === 'starred' ? mail.isStarred && mail.folder !== 'trash' : placeOf(mail, now) === wanted
}

/** An empty label lets every mail through; an unknown one none. */
export function hasLabel({ labels }: StoredEmail, wanted: string): boolean {
  return wanted === '' || labels.includes(wanted)
}

/** `q` is looked for in the sender's name and the subject. */
export function matches({ from, subject }: StoredEmail, q: string): boolean {
  return contains([from.name, subject], q)
}

/** Unread mails in inbox and spam, and all drafts. */
export function countMeta(mails: readonly StoredEmail[], now: string): EmailsMeta {
  const count = (isCounted: (mail: StoredEmail) => boolean) => mails.filter(isCounted).length
  return {
    inbox: count((mail) => placeOf(mail, now) === 'inbox' && !mail.isRead),
    draft: count(({ folder }) => folder === 'draft'),
    spam: count(({ folder, isRead }) => folder === 'spam' && !isRead),
  }
}

/** @param isOn whether the email has the label afterwards; toggles by default */
export function withLabel(labels: readonly string[], label: string, isOn = !labels.includes(label)): string[] {
  const others = labels.filter((present) => present !== label)
  return isOn ? [...others, label] : others
}

/** The mail before (newer) or after (older) another in its own list. */
export function neighbourOf(
  mails: readonly StoredEmail[],
  mail: StoredEmail,
  dir: 'previous' | 'next',
  now: string,
): StoredEmail | undefined {
  const list = newestFirst(mails.filter((other) => placeOf(other, now) === placeOf(mail, now)))
  return list[list.indexOf(mail) + (dir === 'next' ? 1 : -1)]
}

/** Answers are mails of their own; what is not sent yet, or thrown away, is no part of a thread. */
function answersByThread(mails: readonly StoredEmail[], now: string): Map<number, StoredEmail[]> {
  const threads = new Map<number, StoredEmail[]>()
  for (const mail of mails) {
    if (mail.replyTo === undefined || mail.time > now) continue
    if (mail.folder === 'draft' || mail.folder === 'trash') continue
    threads.set(mail.replyTo, [...(threads.get(mail.replyTo) ?? []), mail])
  }
  return threads
}

/** A mail as others see it. */
function shown({ isArchived: _, snoozedUntil, ...mail }: StoredEmail) {
  return { ...mail, ...(snoozedUntil && { snoozedUntil }) }
}

/**
 * Fills in what a mail's neighbours say of it: the thread that it began, and whether there are mails before and after it.
 * @param mails all of them
 * @returns does so for one mail
 */
export function derivedFrom(mails: readonly StoredEmail[], now: string): (mail: StoredEmail) => Email {
  const answers = answersByThread(mails, now)
  const [newest, oldest] = [new Map<Place, number>(), new Map<Place, number>()]
  for (const mail of newestFirst(mails)) {
    const place = placeOf(mail, now)
    if (!newest.has(place)) newest.set(place, mail.id)
    oldest.set(place, mail.id)
  }
  return (mail) => {
    const place = placeOf(mail, now)
    const later = (answers.get(mail.id) ?? []).map((answer) => {
      const { snoozedUntil: _, ...part } = shown(answer)
      return { ...part, replies: [] }
    })
    return {
      ...shown(mail),
      replies: [...mail.replies, ...later].sort((a, b) => a.time.localeCompare(b.time)),
      ...((place === 'archive' || place === 'snoozed' || place === 'scheduled') && { place }),
      hasPreviousMail: newest.get(place) !== mail.id,
      hasNextMail: oldest.get(place) !== mail.id,
    }
  }
}

export function canBeUnsent({ folder, time }: StoredEmail, now: Date): boolean {
  return folder === 'sent' && now.getTime() - new Date(time).getTime() <= minutesToUnsend * 60_000
}

/** Whether a mail comes back to who sends it. */
export function isAddressedTo({ to, cc, bcc }: Pick<StoredEmail, 'to' | 'cc' | 'bcc'>, address: string): boolean {
  return [...to, ...cc, ...bcc].some(({ email }) => email.toLowerCase() === address.toLowerCase())
}
