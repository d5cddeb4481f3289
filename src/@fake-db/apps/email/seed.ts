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
  if (!found) throw new Error(`The sample data has no correspondent named ${name}.`)
  return found
}

const owner = 'Amara Mensah'
export const self = correspondent(owner)

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
      // Blocks with markup stay unchanged.
      return /^<(?!a |b>|i>|strong|em)/.test(block.trim()) ? block.trim() : `<p>${lines.join('<br>')}</p>`
    })
    .join('')
}

const folders: readonly SeedFolder[] = [['inbox', [...seedInbox, ...seedInboxOlder]], ['sent', seedSent], ...seedOthers]

/** Ids follow the order of the files, so they do not depend on the hour. Replies in threads have higher ids. */
export function seedEmails(now: Date): StoredEmail[] {
  const rows = folders.flatMap(([folder, emails]) => emails.map((email) => ({ folder, ...email })))
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

  return rows.map(({ folder, from = owner, subject, when, text, answers, ...email }, index) => {
    const isOwn = folder === 'sent' || folder === 'draft'
    const thread = answers === undefined ? -1 : rows.findIndex((row) => row.subject === answers)
    return {
      id: index + 1,
      from: correspondent(from),
      to: addresses(email.to ?? (isOwn ? [] : [owner])),
      cc: addresses(email.cc ?? []),
      bcc: addresses(email.bcc ?? []),
      subject,
      message: toHtml(text),
      attachments: [...(email.attachments ?? [])],
      time: toTime(when, now),
      isStarred: email.isStarred ?? false,
      isRead: email.isUnread !== true,
      folder,
      labels: [...(email.labels ?? [])],
      replies: (email.replies ?? []).map((reply) => toReply(subject, reply)),
      ...(thread !== -1 && { replyTo: thread + 1 }),
    }
  })
}
