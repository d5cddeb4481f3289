import { product } from '@/product'
import type { Env } from '@fake-db/kit/env'
import type { Table } from '@fake-db/kit/table'
import { createTable } from '@fake-db/kit/table'
import type { SentEmail } from '@fake-db/shell/session/outbox'
import { createOutbox } from '@fake-db/shell/session/outbox'
import type { StoredEmail } from './rules'
import { correspondent, seedEmails } from './seed'

const sender = correspondent(product.name)

function wordsOf({ kind, secret }: SentEmail): Pick<StoredEmail, 'subject' | 'message'> {
  if (kind === 'code') {
    return {
      subject: `${secret} is your code`,
      message: `<p>Hello,</p><p>Use this code to verify your email address:</p><p><strong>${secret}</strong></p><p>Enter it on the <a href="/verify-email">verification page</a>. It expires in 30 minutes.</p>`,
    }
  }
  if (kind === 'invitation') {
    return {
      subject: `You’re invited to ${product.name}`,
      message: `<p>Hello,</p><p>You’ve been invited to join ${product.name}. Choose a password to get started:</p><p><a href="/join?token=${secret}">Accept the invitation</a></p><p>The link works once and expires in 7 days. If you didn’t expect this invitation, you can ignore this email.</p>`,
    }
  }
  return {
    subject: 'Choose a new password',
    message: `<p>Hello,</p><p>We received a request to reset your password. To choose a new one, use this link:</p><p><a href="/reset-password?token=${secret}">Choose a new password</a></p><p>The link works once and expires in 30 minutes. If you didn’t request this, you can ignore this email. Your password won’t change.</p>`,
  }
}

function toEmail(letter: SentEmail, id: number): StoredEmail {
  const { to, time } = letter
  return {
    id,
    from: sender,
    to: [{ name: to, email: to }],
    cc: [],
    bcc: [],
    ...wordsOf(letter),
    attachments: [],
    time,
    isStarred: false,
    isRead: false,
    folder: 'inbox',
    labels: [],
    replies: [],
  }
}

export type Mailbox = Table<StoredEmail>

/**
 * Emails, including those from the product ({@link createOutbox}). The first change to any email stores those: only
 * changes reach other tabs. Until then, every tab shows them with their final ids.
 */
export function createMailbox(env: Env): Mailbox {
  const table = createTable<StoredEmail>(env, 'apps/email/emails', seedEmails(env.now()), 'email')
  const lastId = env.cell(
    'apps/email/lastId',
    Math.max(0, ...table.rows().flatMap((email) => [email.id, ...email.replies.map((reply) => reply.id)])),
  )
  const delivered = env.cell('apps/email/delivered', 0)
  const { letters } = env.shared(createOutbox)

  const underWay = () =>
    letters()
      .slice(delivered.value)
      .map((letter, index) => toEmail(letter, lastId.value + index + 1))

  function deliver() {
    const emails = underWay()
    if (emails.length === 0) return
    table.insert(emails)
    lastId.value += emails.length
    delivered.value += emails.length
  }

  function delivering<Args extends unknown[], Result>(change: (...args: Args) => Result) {
    return (...args: Args): Result => {
      deliver()
      return change(...args)
    }
  }

  return {
    rows: () => (letters().length > delivered.value ? [...table.rows(), ...underWay()] : table.rows()),
    get: (id) => underWay().find((email) => email.id === id) ?? table.get(id),
    insert: delivering(table.insert),
    update: delivering(table.update),
    updateMany: delivering(table.updateMany),
    move: delivering(table.move),
    remove: delivering(table.remove),
    restore: delivering(table.restore),
    usedIds: delivering(table.usedIds),
    nextId: delivering(() => {
      lastId.value += 1
      return lastId.value
    }),
  }
}
