import { isDay } from '@core/dateText'
import { searchable } from '@core/search'
import { lists } from './schema'

const textOperators = ['from', 'to', 'cc', 'bcc', 'subject', 'label', 'filename'] as const
/** Operators with a fixed set of values, and one of them as an example. */
const examples = {
  is: 'is:unread',
  has: 'has:attachment',
  in: 'in:inbox',
  before: 'before:2026/11/17',
  after: 'after:2026/11/17',
  older_than: 'older_than:7d',
  newer_than: 'newer_than:7d',
} as const

export type Operator = (typeof textOperators)[number] | keyof typeof examples

/** Other names of operators and values, as in Gmail. */
const operatorAliases: ReadonlyMap<string, Operator> = new Map([
  ['older', 'before'],
  ['newer', 'after'],
])
const folderAliases = new Map([
  ['drafts', 'draft'],
  ['bin', 'trash'],
])

const operators: ReadonlyMap<string, Operator> = new Map([
  ...[...textOperators, ...(Object.keys(examples) as (keyof typeof examples)[])].map((name) => [name, name] as const),
  ...operatorAliases,
])

/** Day of `2026/11/17` or `2026-11-17`, as `2026-11-17`; undefined for other texts. */
export function dayOf(value: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(value) ?? []
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

const units = { d: 'days', w: 'weeks', m: 'months', y: 'years' } as const

/** Duration of `7d`, `2w`, `3m` (months) or `1y`; undefined for other texts. */
export function ageOf(value: string): Temporal.DurationLike | undefined {
  const [, count, unit] = /^(\d{1,4})([dwmy])$/.exec(value) ?? []
  return unit === undefined ? undefined : { [units[unit as keyof typeof units]]: Number(count) }
}

/** Folder of `in:`; undefined for an unknown folder. */
export function folderOf(value: string): (typeof lists)[number] | 'anywhere' | undefined {
  const name = folderAliases.get(value) ?? value
  return name === 'anywhere' ? name : lists.find((folder) => folder === name)
}

function accepts(operator: Operator, value: string): boolean {
  if (operator === 'is') return ['unread', 'read', 'starred'].includes(value)
  if (operator === 'has') return ['attachment', 'attachments'].includes(value)
  if (operator === 'in') return folderOf(value) !== undefined
  if (operator === 'before' || operator === 'after') return dayOf(value) !== undefined
  if (operator === 'older_than' || operator === 'newer_than') return ageOf(value) !== undefined
  return true
}

export interface SearchTerm {
  /** Undefined for words and phrases. */
  readonly operator: Operator | undefined
  /** Operator as typed; '' for none. */
  readonly name: string
  /** Lower case, with digits 0 to 9. */
  readonly value: string
  /** Excludes matches. */
  readonly isNegated: boolean
  /** Terms of a group are alternatives. */
  readonly group: number
  /** As typed, without the minus sign. */
  readonly typed: string
  /** Position in the search, with the minus sign. */
  readonly index: number
  /**
   * `operator`: the operator is unknown, so it is a word. `value`: the operator does not accept the value. `group`: groups
   * are nested, or `OR` joins them.
   */
  readonly problem: 'operator' | 'value' | 'group' | undefined
}

/** An end of a group, or a term or the start of a group with a minus sign and an operator. */
const termPattern =
  /[)}]|(-)?((?:(\p{L}[\p{L}\d_]*):)?(?:([({])|["“”„«»]([^"“”„«»]*)["“”„«»]?|(\S+?(?=[)}]{0,9}(?:\s|$)))))/gu

type Found = Pick<SearchTerm, 'name' | 'isNegated' | 'group' | 'typed' | 'index'> & { readonly word: string }

function readTerm({ word, ...term }: Found, isWrongGroup: boolean): SearchTerm[] {
  const { name, typed } = term
  const operator = operators.get(name.toLowerCase())
  const value = searchable([word]).trim()
  const problem = isWrongGroup ? 'group' : undefined
  if (operator) {
    if (value === '') return []
    return [{ ...term, operator, value, problem: accepts(operator, value) ? problem : 'value' }]
  }
  const text = searchable([typed.replace(/["“”„«»]/g, '')]).trim()
  const isUnfinished = text === '-' || (text.endsWith(':') && operators.has(text.replace(/^-|:$/g, '')))
  if (text === '' || isUnfinished) return []
  // A URL is no operator.
  const isOperator = name !== '' && value !== '' && !value.startsWith('//')
  return [{ ...term, operator: undefined, value: text, problem: isOperator ? 'operator' : problem }]
}

/**
 * Parses a search as in Gmail: words, "phrases" and operators such as `from:kofi`; a minus sign excludes. All terms must
 * match, but one of those joined by `OR` or in braces. `from:(a b)` and `-(a b)` apply to all terms in brackets. An operator
 * without a value is left out: the user is still typing.
 */
export function parseQuery(q: string): SearchTerm[] {
  let group = 0
  /** The open brackets. `isFirst`: no term follows yet. */
  let open: { name: string; isNegated: boolean; isAny: boolean; isFirst: boolean; isWrong: boolean } | undefined
  let isOr = false
  let isClosed = false
  return [...q.matchAll(termPattern)].flatMap((match): SearchTerm[] => {
    const { 0: all, 1: minus, 2: typed = '', 3: name = '', 4: bracket, 5: phrase, 6: word = '', index } = match
    const isNegated = minus !== undefined
    if (all === ')' || all === '}') {
      isClosed = open !== undefined
      open = undefined
    } else if (bracket !== undefined) {
      const isWrong = open !== undefined || isOr
      open = { name, isNegated, isAny: bracket === '{', isFirst: true, isWrong }
    } else if (all === 'OR') isOr = true
    else if (all !== 'AND') {
      const isJoined = open && !open.isFirst ? (open.isAny || isOr) !== open.isNegated : isOr
      if (!isJoined) group += 1
      const isWrong = open?.isWrong ?? (isOr && isClosed)
      const found = { name: name || (open?.name ?? ''), isNegated: isNegated !== (open?.isNegated ?? false), group }
      if (open) open.isFirst = false
      isOr = false
      isClosed = false
      return readTerm({ ...found, typed, index, word: phrase ?? word }, isWrong)
    }
    return []
  })
}

/** Whether a search has its own folder (`in:`), in place of the open one. */
export function namesFolder(q: string): boolean {
  return parseQuery(q).some(({ operator, isNegated, problem }) => operator === 'in' && !isNegated && !problem)
}

/** Removes a term that does not exclude; adds it at the end if it is missing. Other terms stay as typed. */
export function toggleTerm(q: string, term: string): string {
  const found = termIn(q, term)
  if (!found) return q.trim() === '' ? term : `${q.trimEnd()} ${term}`
  const rest = [q.slice(0, found.index).trimEnd(), q.slice(found.index + found.typed.length).trimStart()]
  return rest.filter((part) => part !== '').join(' ')
}

/** Finds a term such as `is:unread`, unless it excludes. */
export function termIn(q: string, term: string): SearchTerm | undefined {
  return parseQuery(q).find(({ typed, isNegated }) => !isNegated && typed.toLowerCase() === term)
}

/** Example of an operator with a fixed set of values, such as `is:unread`; undefined for other operators. */
export function exampleOf(operator: Operator): string | undefined {
  return new Map<string, string>(Object.entries(examples)).get(operator)
}
