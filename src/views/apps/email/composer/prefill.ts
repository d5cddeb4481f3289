import { sanitiseHtml } from '@core/html/sanitise'
import type { EmailContent } from '@/redux/apps/email/composerSlice'
import type { Address, Email } from '@/redux/apps/email/schema'

export type AnswerKind = 'reply' | 'replyAll' | 'forward'

interface Answered {
  /** First email of the thread. */
  email: Email
  /** Email of the thread to answer. */
  part: Email | Email['replies'][number]
  kind: AnswerKind
  ownEmail: string
  /** HTML of the line above the quote. */
  intro: string
}

const prefix = /^(re|aw|sv|antw|rép|res|fwd?|wg|tr|enc|رد)\s*:\s*/i

function subjectOf(subject: string, kind: AnswerKind): string {
  return `${kind === 'forward' ? 'Fwd' : 'Re'}: ${subject.replace(prefix, '')}`
}

const same = (one: Address, other: Address) => one.email.toLowerCase() === other.email.toLowerCase()

/** Replies go to the sender; replies to own emails go to their recipients. */
function recipientsOf({ part, kind, ownEmail }: Answered): Pick<EmailContent, 'to' | 'cc'> {
  if (kind === 'forward') return { to: [], cc: [] }
  const own: Address = { name: '', email: ownEmail }
  const { name, email } = part.from
  const to = same(part.from, own) ? part.to : [{ name, email }]
  if (kind === 'reply') return { to, cc: [] }
  const others = [...part.to, ...part.cc].filter(
    (person, index, all) =>
      !same(person, own) &&
      !to.some((first) => same(first, person)) &&
      all.findIndex((one) => same(one, person)) === index,
  )
  return { to, cc: others }
}

/** Initial content of a reply or forward. The quote is sanitized. */
export function answerTo(answered: Answered): Partial<EmailContent> {
  const { email, part, kind, intro } = answered
  return {
    ...recipientsOf(answered),
    subject: subjectOf(part.subject, kind),
    message: `<p></p><p>${intro}</p><blockquote>${sanitiseHtml(part.message).html}</blockquote>`,
    attachments: kind === 'forward' ? part.attachments : [],
    replyTo: kind === 'forward' ? null : (email.replyTo ?? email.id),
  }
}
