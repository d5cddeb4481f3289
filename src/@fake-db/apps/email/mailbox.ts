import { product } from '@/product'
import type { Env } from '@fake-db/kit/env'
import type { Table } from '@fake-db/kit/table'
import { createTable } from '@fake-db/kit/table'
import type { Letter } from '@fake-db/shell/session/post'
import { createPost } from '@fake-db/shell/session/post'
import type { StoredEmail } from './rules'
import { correspondent, seedEmails } from './seed'

const sender = correspondent(product.name)

/** Subject, and HTML. */
function wordsOf({ kind, secret }: Letter): Pick<StoredEmail, 'subject' | 'message'> {
  if (kind === 'code') {
    return {
      subject: `${secret} is your code`,
      message: `<p>Hello,</p><p>this code confirms that the address is yours:</p><p><strong>${secret}</strong></p><p>Enter it on the page <a href="/verify-email">that asks for it</a>. It works for half an hour.</p>`,
    }
  }
  if (kind === 'invitation') {
    return {
      subject: `You are invited to ${product.name}`,
      message: `<p>Hello,</p><p>somebody wants to work with you in ${product.name}. Choose a password, and you are in:</p><p><a href="/join?token=${secret}">Accept the invitation</a></p><p>The link works once, for a week. If you do not know what this is about, there is nothing to do.</p>`,
    }
  }
  return {
    subject: 'Choose a new password',
    message: `<p>Hello,</p><p>somebody asked for a new password for this account. If it was you, choose it here:</p><p><a href="/reset-password?token=${secret}">Choose a new password</a></p><p>The link works once, for half an hour. If it was not you, there is nothing to do: your password stays as it is.</p>`,
  }
}

function toMail(letter: Letter, id: number): StoredEmail {
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

export interface Mailbox extends Table<StoredEmail> {
  /** Never given twice, so that a mail that was deleted for ever can come back. */
  nextId(): number
}

/**
 * The mails, among them what the product has sent ({@link createPost}). Those come in by the first change to any mail, as only changes
 * are told to other tabs; until then every tab shows them under the ids that they are going to have.
 */
export function createMailbox(env: Env): Mailbox {
  const table = createTable<StoredEmail>(env, 'apps/email/emails', seedEmails(env.now()), 'email')
  const lastId = env.cell(
    'apps/email/lastId',
    Math.max(...table.rows().flatMap((mail) => [mail.id, ...mail.replies.map((reply) => reply.id)])),
  )
  const delivered = env.cell('apps/email/delivered', 0)
  const { letters } = env.shared(createPost)

  const underWay = () =>
    letters()
      .slice(delivered.value)
      .map((letter, index) => toMail(letter, lastId.value + index + 1))

  function deliver() {
    const mails = underWay()
    if (mails.length === 0) return
    table.insert(mails)
    lastId.value += mails.length
    delivered.value += mails.length
  }

  function delivering<Args extends unknown[], Result>(change: (...args: Args) => Result) {
    return (...args: Args): Result => {
      deliver()
      return change(...args)
    }
  }

  return {
    rows: () => (letters().length > delivered.value ? [...table.rows(), ...underWay()] : table.rows()),
    get: (id) => underWay().find((mail) => mail.id === id) ?? table.get(id),
    insert: delivering(table.insert),
    update: delivering(table.update),
    updateMany: delivering(table.updateMany),
    move: delivering(table.move),
    remove: delivering(table.remove),
    restore: delivering(table.restore),
    nextId: delivering(() => {
      lastId.value += 1
      return lastId.value
    }),
  }
}
