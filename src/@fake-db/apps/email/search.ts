import { withoutTags } from '@core/html/tags'
import { contains } from '@fake-db/kit/listQuery'
import type { StoredEmail } from './rules'

type NameOf = (label: string) => string
type Test = (mail: StoredEmail, value: string, nameOf: NameOf) => boolean

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
])

export function textOf(html: string): string {
  return withoutTags(html)
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities.get(name) ?? ' ')
    .replace(/\s+/g, ' ')
}

function recipients({ to, cc, bcc }: StoredEmail): string[] {
  return [...to, ...cc, ...bcc].flatMap(({ name, email }) => [name, email])
}

function words(mail: StoredEmail): string[] {
  return [mail, ...mail.replies].flatMap(({ from, subject, message, attachments }) => [
    from.name,
    from.email,
    subject,
    textOf(message),
    ...attachments.map(({ fileName }) => fileName),
  ])
}

const states = new Map<string, (mail: StoredEmail) => boolean>([
  ['unread', ({ isRead }) => !isRead],
  ['read', ({ isRead }) => isRead],
  ['starred', ({ isStarred }) => isStarred],
])

const operators = new Map<string, Test>(
  Object.entries({
    from: ({ from }, value) => contains([from.name, from.email], value),
    to: (mail, value) => contains(recipients(mail), value),
    subject: ({ subject }, value) => contains([subject], value),
    label: ({ labels }, value, nameOf) => labels.some((label) => nameOf(label).toLowerCase() === value.toLowerCase()),
    is: (mail, value) => states.get(value.toLowerCase())?.(mail) ?? false,
    has: (mail, value) =>
      value.toLowerCase() === 'attachment' && [mail, ...mail.replies].some(({ attachments }) => attachments.length > 0),
  } satisfies Record<string, Test>),
)

/**
 * Words, "phrases" and operators (`from:`, `to:`, `subject:`, `label:`, `is:unread|read|starred`, `has:attachment`)
 * must all match. Unknown operators are words. An operator without a value is ignored: the user is still typing.
 */
export function parseSearch(q: string, nameOf: NameOf = (label) => label): (mail: StoredEmail) => boolean {
  const texts = new Map<StoredEmail, string>()
  /** Joins the texts of an email once per search. */
  function textFor(mail: StoredEmail): string {
    const text = texts.get(mail) ?? [...words(mail), ...recipients(mail)].join('\n').toLowerCase()
    texts.set(mail, text)
    return text
  }
  const tests = [...q.matchAll(/(?:(\w+):)?(?:"([^"]*)"?|(\S+))/g)].flatMap(([whole, name, phrase, word]) => {
    const isUnfinished = whole.endsWith(':') && operators.has(whole.slice(0, -1).toLowerCase())
    const operator = operators.get(name?.toLowerCase() ?? '')
    if (isUnfinished || (operator && phrase === '')) return []
    if (operator) return [(mail: StoredEmail) => operator(mail, phrase ?? word ?? '', nameOf)]
    const needle = whole.replace(/"/g, '').trim().toLowerCase()
    return [(mail: StoredEmail) => textFor(mail).includes(needle)]
  })
  return (mail) => tests.every((test) => test(mail))
}
