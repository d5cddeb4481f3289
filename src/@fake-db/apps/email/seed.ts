import { toTime } from '@fake-db/kit/env'
import { people } from '@fake-db/shell/people/people'
import type { Correspondent } from '@/redux/apps/email/schema'
import type { StoredEmail } from './rules'
import { seedInbox } from './seedInbox'
import { seedInboxOlder } from './seedInboxOlder'
import { seedOthers } from './seedOthers'
import { outsiders } from './seedOutsiders'
import type { SeedFolder, SeedReply } from './seedRow'
import { seedSent } from './seedSent'

const contacts = new Map<string, Correspondent>(
  [...people, ...outsiders].map(({ fullName, email, avatar }) => [fullName, { name: fullName, email, avatar }]),
)

export function correspondent(name: string): Correspondent {
  const found = contacts.get(name)
  if (!found) throw new Error(`No sample correspondent is called ${name}.`)
  return found
}

/** Whose mailbox it is. */
const owner = 'Amara Mensah'
export const self = correspondent(owner)

/** Whom one may write to: the people of the sample data. */
export const seedContacts = people.map(({ fullName }) => correspondent(fullName))

function addresses(names: readonly string[]) {
  return names.map((name) => {
    const { avatar: _, ...address } = correspondent(name)
    return address
  })
}

function toHtml(text: string): string {
  const blocks = text.trim().split(/\n\s*\n/)
  return blocks
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim())
      if (lines.every((line) => line.startsWith('- '))) {
        return `<ul>${lines.map((line) => `<li>${line.slice(2)}</li>`).join('')}</ul>`
      }
      // A block that is marked up already stays as it is.
      return /^<(?!a |b>|i>|strong|em)/.test(block.trim()) ? block.trim() : `<p>${lines.join('<br>')}</p>`
    })
    .join('')
}

const folders: readonly SeedFolder[] = [['inbox', [...seedInbox, ...seedInboxOlder]], ['sent', seedSent], ...seedOthers]

/**
 * Amara's mailbox. Ids follow the order of the files, not that of the times, so that a mail keeps its id whatever the hour;
 * the answers within threads have the ids after those.
 */
export function seedEmails(now: Date): StoredEmail[] {
  const rows = folders.flatMap(([folder, mails]) => mails.map((mail) => ({ folder, ...mail })))
  let lastId = rows.length

  function toReply(subject: string, { from, to = [owner], when, text, attachments = [] }: SeedReply) {
    lastId += 1
    return {
      id: lastId,
      from: correspondent(from),
      to: addresses(to),
      cc: [],
      bcc: [],
      subject: `Re: ${subject}`,
      message: toHtml(text),
      attachments: [...attachments],
      time: toTime(when, now),
      isStarred: false,
      isRead: true,
      folder: from === owner ? ('sent' as const) : ('inbox' as const),
      labels: [],
      replies: [],
    }
  }

  return rows.map(({ folder, from = owner, subject, when, text, answers, ...mail }, index) => {
    const isOwn = folder === 'sent' || folder === 'draft'
    const thread = answers === undefined ? -1 : rows.findIndex((row) => row.subject === answers)
    return {
      id: index + 1,
      from: correspondent(from),
      to: addresses(mail.to ?? (isOwn ? [] : [owner])),
      cc: addresses(mail.cc ?? []),
      bcc: addresses(mail.bcc ?? []),
      subject,
      message: toHtml(text),
      attachments: [...(mail.attachments ?? [])],
      time: toTime(when, now),
      isStarred: mail.isStarred ?? false,
      isRead: mail.isUnread !== true,
      folder,
      labels: [...(mail.labels ?? [])],
      replies: (mail.replies ?? []).map((reply) => toReply(subject, reply)),
      ...(thread !== -1 && { replyTo: thread + 1 }),
    }
  })
}
