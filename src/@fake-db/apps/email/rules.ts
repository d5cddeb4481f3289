import { contains } from '@fake-db/kit/listQuery'
import type { EmailsMeta, Email, Folder } from '@/redux/apps/email/schema'

/** Stored email. The omitted fields derive from other emails. */
export interface StoredEmail extends Omit<Email, 'place' | 'snoozedUntil' | 'hasPreviousMail' | 'hasNextMail'> {
  isArchived?: boolean
  /** ISO 8601; null after snoozing. */
  snoozedUntil?: string | null
}

const minutesToUnsend = 10

/** Sorts threads by their latest email. @param all emails that may be replies; `now` is ISO 8601 */
export function newestFirst(emails: readonly StoredEmail[], all: readonly StoredEmail[], now: string): StoredEmail[] {
  const answers = answersByThread(all, now)
  // ISO 8601 texts compare as plain text, many times faster than by locale.
  const latest = new Map(
    emails.map(({ id, time, snoozedUntil, replies }) => {
      const times = [...replies, ...(answers.get(id) ?? [])].map((reply) => reply.time)
      // A snoozed email counts from its return.
      return [id, [time, snoozedUntil ?? '', ...times].reduce((a, b) => (a > b ? a : b))]
    }),
  )
  return [...emails].sort((a, b) => {
    const [one, other] = [latest.get(a.id) ?? '', latest.get(b.id) ?? '']
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
export function inFolder(email: StoredEmail, wanted: Folder | 'starred', now: string): boolean {
  return wanted === 'starred' ? email.isStarred && email.folder !== 'trash' : placeOf(email, now) === wanted
}

/** An empty label matches every email. */
export function hasLabel({ labels }: StoredEmail, wanted: string): boolean {
  return wanted === '' || labels.includes(wanted)
}

export function matches({ from, subject }: StoredEmail, q: string): boolean {
  return contains([from.name, subject], q)
}

/** Unread emails in inbox and spam; all drafts. */
export function countMeta(emails: readonly StoredEmail[], now: string): EmailsMeta {
  const count = (isCounted: (email: StoredEmail) => boolean) => emails.filter(isCounted).length
  return {
    inbox: count((email) => placeOf(email, now) === 'inbox' && !email.isRead),
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
  emails: readonly StoredEmail[],
  email: StoredEmail,
  dir: 'previous' | 'next',
  now: string,
): StoredEmail | undefined {
  const list = newestFirst(
    emails.filter((other) => placeOf(other, now) === placeOf(email, now)),
    emails,
    now,
  )
  return list[list.indexOf(email) + (dir === 'next' ? 1 : -1)]
}

/** Replies by thread, without drafts, trash and scheduled emails. */
function answersByThread(emails: readonly StoredEmail[], now: string): Map<number, StoredEmail[]> {
  const threads = new Map<number, StoredEmail[]>()
  for (const email of emails) {
    if (email.replyTo === undefined || email.time > now) continue
    if (email.folder === 'draft' || email.folder === 'trash') continue
    threads.set(email.replyTo, [...(threads.get(email.replyTo) ?? []), email])
  }
  return threads
}

function shown(stored: StoredEmail) {
  const { isArchived: _, snoozedUntil, ...email } = stored
  return { ...email, ...(snoozedUntil && { snoozedUntil }) }
}

/** Returns a function that adds the thread and the derived flags. @param emails all emails */
export function derivedFrom(emails: readonly StoredEmail[], now: string): (email: StoredEmail) => Email {
  const answers = answersByThread(emails, now)
  const [newest, oldest] = [new Map<Folder, number>(), new Map<Folder, number>()]
  for (const email of newestFirst(emails, emails, now)) {
    const place = placeOf(email, now)
    if (!newest.has(place)) newest.set(place, email.id)
    oldest.set(place, email.id)
  }
  return (email) => {
    const place = placeOf(email, now)
    const later = (answers.get(email.id) ?? []).map((answer) => {
      const { snoozedUntil: _, ...part } = shown(answer)
      return { ...part, replies: [] }
    })
    return {
      ...shown(email),
      replies: [...email.replies, ...later].sort((a, b) => a.time.localeCompare(b.time)),
      ...((place === 'archive' || place === 'snoozed' || place === 'scheduled') && { place }),
      hasPreviousMail: newest.get(place) !== email.id,
      hasNextMail: oldest.get(place) !== email.id,
    }
  }
}

export function canBeUnsent({ folder, time }: StoredEmail, now: Date): boolean {
  return folder === 'sent' && now.getTime() - new Date(time).getTime() <= minutesToUnsend * 60_000
}

export function isAddressedTo({ to, cc, bcc }: Pick<StoredEmail, 'to' | 'cc' | 'bcc'>, address: string): boolean {
  return [...to, ...cc, ...bcc].some(({ email }) => email.toLowerCase() === address.toLowerCase())
}
