import { htmlToText } from '@core/html/htmlToText'
import { searchable } from '@core/search'
import { dateOf, momentOf, wallOf } from '@core/zonedTime'
import { contains } from '@fake-db/kit/listQuery'
import type { Operator, SearchTerm } from '@/redux/apps/email/rules'
import { ageOf, dayOf, folderOf, namesFolder, parseQuery } from '@/redux/apps/email/rules'
import type { StoredEmail } from './rules'
import { inFolder } from './rules'

type Test = (email: StoredEmail, value: string, options: SearchOptions) => boolean

interface SearchOptions {
  readonly now: Date
  /** Name of a label, by id; default: the id. */
  readonly nameOf?: (label: string) => string
  /** Address of `from:me` and `to:me`. */
  readonly me?: string
  /** Zone of the days in `before:` and `after:`; default: the chosen zone. */
  readonly zone?: string
}

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

const addressed = (key: 'to' | 'cc' | 'bcc') => (email: StoredEmail) =>
  email[key].flatMap(({ name, email: address }) => [name, address])

const attachmentsOf = (email: StoredEmail) => [email, ...email.replies].flatMap(({ attachments }) => attachments)

/** Gmail writes the spaces of a label as hyphens. */
const labelKey = (name: string) => searchable([name]).replace(/\s+/g, '-')

/** Those of times are in `timeTest`. */
const operators: Readonly<Partial<Record<Operator, Test>>> = {
  from: ({ from }, value) => contains([from.name, from.email], value),
  to: (email, value) => contains(recipients(email), value),
  cc: (email, value) => contains(addressed('cc')(email), value),
  bcc: (email, value) => contains(addressed('bcc')(email), value),
  subject: ({ subject }, value) => contains([subject], value),
  label: ({ labels }, value, { nameOf = (label) => label }) =>
    labels.some((label) => labelKey(nameOf(label)) === labelKey(value)),
  filename: (email, value) =>
    contains(
      attachmentsOf(email).map(({ fileName }) => fileName),
      value,
    ),
  is: ({ isRead, isStarred }, value) => (value === 'starred' ? isStarred : isRead === (value === 'read')),
  has: (email) => attachmentsOf(email).length > 0,
  in(email, value, { now }) {
    const folder = folderOf(value)
    return folder === 'anywhere' || (folder !== undefined && inFolder(email, folder, now.toISOString()))
  },
}

/** Test of a moment in milliseconds; undefined for terms without a time. */
function timeTest({ operator, value }: SearchTerm, { now, zone }: SearchOptions) {
  const day = dayOf(value)
  const age = ageOf(value)
  const limit = day === undefined ? age && momentOf(wallOf(now, zone).subtract(age), zone) : dateOf(day, zone)
  if (!limit) return undefined
  if (operator === 'before' || operator === 'older_than') return (time: number) => time < limit.getTime()
  if (operator === 'after' || operator === 'newer_than') return (time: number) => time >= limit.getTime()
  return undefined
}

/** Alternatives. Terms of a group follow each other. */
function groupsOf(terms: readonly SearchTerm[]): SearchTerm[][] {
  const groups: SearchTerm[][] = []
  for (const term of terms) {
    const last = groups.at(-1)
    if (last?.[0]?.group === term.group) last.push(term)
    else groups.push([term])
  }
  return groups
}

/**
 * Returns the test of a search (`parseQuery`). Times are those of any message of a thread. An operator with an invalid
 * value matches nothing.
 */
export function parseSearch(q: string, options: SearchOptions): (email: StoredEmail) => boolean {
  const terms = parseQuery(q)
  if (terms.some(({ problem }) => problem === 'value')) return () => false
  const groups = groupsOf(terms)
  const inTimes = new Map(
    terms.flatMap((term) => {
      const test = timeTest(term, options)
      return test ? [[term, (time: number) => test(time) !== term.isNegated] as const] : []
    }),
  )
  // One message has to be in all times, except alternative ones.
  const timeTests = groups.flatMap(([term, other]) => (term && !other ? (inTimes.get(term) ?? []) : []))

  function matches(email: StoredEmail): boolean {
    let text: string | undefined
    const times = [email, ...email.replies].map(({ time }) => dateOf(time).getTime())
    const isMatch = (term: SearchTerm) => {
      const { operator, isNegated } = term
      const inTime = inTimes.get(term)
      if (inTime) return times.some(inTime)
      const isMe = term.value === 'me' && ['from', 'to', 'cc', 'bcc'].includes(operator ?? '')
      const value = isMe ? (options.me ?? term.value) : term.value
      if (operator) return (operators[operator]?.(email, value, options) ?? false) !== isNegated
      text ??= searchable([...words(email), ...recipients(email)])
      return text.includes(value) !== isNegated
    }
    return (
      (timeTests.length === 0 || times.some((time) => timeTests.every((test) => test(time)))) &&
      groups.every((group) => group.some(isMatch))
    )
  }
  return matches
}

/** Without a folder, in the query or by `in:`, a search excludes spam and trash. */
export function isSearched({ folder }: StoredEmail, q: string): boolean {
  return namesFolder(q) || (folder !== 'spam' && folder !== 'trash')
}
