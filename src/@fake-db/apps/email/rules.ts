import { contains } from '@fake-db/kit/listQuery'
import type { EmailsMeta, Email, Folder } from '@/redux/apps/email/schema'

/** Stored email. The omitted fields derive from other emails. */
export interface StoredEmail extends Omit<Email, 'place' | 'snoozedUntil' | 'hasPreviousMail' | 'hasNextMail'> {
  isArchived?: boolean
  /** ISO 8601; null after snoozing. */
  snoozedUntil?: string | null
}

const minutesToUnsend = 10

export function newestFirst(mails: readonly StoredEmail[]): StoredEmail[] {
  // A snoozed email counts from its return. ISO 8601 texts compare as plain text, many times faster than by locale.
  return [...mails].sort((a, b) => {
    const [one, other] = [a.snoozedUntil ?? a.time, b.snoozedUntil ?? b.time]
    return one < other ? 1 : one > other ? -1 : b.id - a.id
  })
}

/** Folder of an email, or `archive`, `snoozed` or `scheduled` (sent, in the future). `now` is ISO 8601. */
export function placeOf({ folder, isArchived, snoozedUntil, time }: StoredEmail, now: string): Folder {
  if (folder === 'sent' && time > now) return 'scheduled'
  if (folder !== 'inbox') return folder
  if (isArchived) return 'archive'
  return snoozedUntil && snoozedUntil > now ? 'snoozed' : 'inbox'
}

/** False for scheduled emails to the sender's own address. */
export function hasCome({ folder, time }: StoredEmail, now: string): boolean {
  return folder !== 'inbox' || time <= now
}

/** `starred` excludes trash. */
export function inFolder(mail: StoredEmail, wanted: Folder | 'starred', now: string): boolean {
  return wanted === 'starred' ? mail.isStarred && mail.folder !== 'trash' : placeOf(mail, now) === wanted
}

/** An empty label matches every email. */
export function hasLabel({ labels }: StoredEmail, wanted: string): boolean {
  return wanted === '' || labels.includes(wanted)
}

export function matches({ from, subject }: StoredEmail, q: string): boolean {
  return contains([from.name, subject], q)
}

/** Unread emails in inbox and spam; all drafts. */
export function countMeta(mails: readonly StoredEmail[], now: string): EmailsMeta {
  const count = (isCounted: (mail: StoredEmail) => boolean) => mails.filter(isCounted).length
  return {
    inbox: count((mail) => placeOf(mail, now) === 'inbox' && !mail.isRead),
    draft: count(({ folder }) => folder === 'draft'),
    spam: count(({ folder, isRead }) => folder === 'spam' && !isRead),
  }
}

/** @param isOn default: toggle */
export function withLabel(labels: readonly string[], label: string, isOn = !labels.includes(label)): string[] {
  const others = labels.filter((present) => present !== label)
  return isOn ? [...others, label] : others
}

/** `previous` is the newer email. */
export function neighbourOf(
  mails: readonly StoredEmail[],
  mail: StoredEmail,
  dir: 'previous' | 'next',
  now: string,
): StoredEmail | undefined {
  const list = newestFirst(mails.filter((other) => placeOf(other, now) === placeOf(mail, now)))
  return list[list.indexOf(mail) + (dir === 'next' ? 1 : -1)]
}

/** Replies by thread, without drafts, trash and scheduled emails. */
function answersByThread(mails: readonly StoredEmail[], now: string): Map<number, StoredEmail[]> {
  const threads = new Map<number, StoredEmail[]>()
  for (const mail of mails) {
    if (mail.replyTo === undefined || mail.time > now) continue
    if (mail.folder === 'draft' || mail.folder === 'trash') continue
    threads.set(mail.replyTo, [...(threads.get(mail.replyTo) ?? []), mail])
  }
  return threads
}

function shown({ isArchived: _, snoozedUntil, ...mail }: StoredEmail) {
  return { ...mail, ...(snoozedUntil && { snoozedUntil }) }
}

/** Returns a function that adds the thread and the derived flags. @param mails all emails */
export function derivedFrom(mails: readonly StoredEmail[], now: string): (mail: StoredEmail) => Email {
  const answers = answersByThread(mails, now)
  const [newest, oldest] = [new Map<Folder, number>(), new Map<Folder, number>()]
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

export function isAddressedTo({ to, cc, bcc }: Pick<StoredEmail, 'to' | 'cc' | 'bcc'>, address: string): boolean {
  return [...to, ...cc, ...bcc].some(({ email }) => email.toLowerCase() === address.toLowerCase())
}
