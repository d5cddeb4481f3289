import { htmlToText } from '@core/html/htmlToText'
import { contains } from '@fake-db/kit/listQuery'
import type { StoredEmail } from './rules'

type NameOf = (label: string) => string
type Test = (email: StoredEmail, value: string, nameOf: NameOf) => boolean

function recipients({ to, cc, bcc }: StoredEmail): string[] {
  return [...to, ...cc, ...bcc].flatMap(({ name, email }) => [name, email])
}

function words(email: StoredEmail): string[] {
  return [email, ...email.replies].flatMap(({ from, subject, message, attachments }) => [
    from.name,
    from.email,
    subject,
    htmlToText(message),
    ...attachments.map(({ fileName }) => fileName),
  ])
}

const states = new Map<string, (email: StoredEmail) => boolean>([
  ['unread', ({ isRead }) => !isRead],
  ['read', ({ isRead }) => isRead],
  ['starred', ({ isStarred }) => isStarred],
])

const operators = new Map<string, Test>(
  Object.entries({
    from: ({ from }, value) => contains([from.name, from.email], value),
    to: (email, value) => contains(recipients(email), value),
    subject: ({ subject }, value) => contains([subject], value),
    label: ({ labels }, value, nameOf) => labels.some((label) => nameOf(label).toLowerCase() === value.toLowerCase()),
    is: (email, value) => states.get(value.toLowerCase())?.(email) ?? false,
    has: (email, value) =>
      value.toLowerCase() === 'attachment' &&
      [email, ...email.replies].some(({ attachments }) => attachments.length > 0),
  } satisfies Record<string, Test>),
)

/**
 * Words, "phrases" and operators (`from:`, `to:`, `subject:`, `label:`, `is:unread|read|starred`, `has:attachment`)
 * must all match. Unknown operators are words. An operator without a value is ignored: the user is still typing.
 */
export function parseSearch(q: string, nameOf: NameOf = (label) => label): (email: StoredEmail) => boolean {
  const texts = new Map<StoredEmail, string>()
  /** Joins the texts of an email once per search. */
  function textFor(email: StoredEmail): string {
    const text = texts.get(email) ?? [...words(email), ...recipients(email)].join('\n').toLowerCase()
    texts.set(email, text)
    return text
  }
  const tests = [...q.matchAll(/(?:(\w+):)?(?:"([^"]*)"?|(\S+))/g)].flatMap(([whole, name, phrase, word]) => {
    const isUnfinished = whole.endsWith(':') && operators.has(whole.slice(0, -1).toLowerCase())
    const operator = operators.get(name?.toLowerCase() ?? '')
    if (isUnfinished || (operator && phrase === '')) return []
    if (operator) return [(email: StoredEmail) => operator(email, phrase ?? word ?? '', nameOf)]
    const needle = whole.replace(/"/g, '').trim().toLowerCase()
    return [(email: StoredEmail) => textFor(email).includes(needle)]
  })
  return (email) => tests.every((test) => test(email))
}
