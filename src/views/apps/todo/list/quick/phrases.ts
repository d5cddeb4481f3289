import { meanings, type Clock, type Meaning, type PhraseKey } from './meanings'
import type { QuickWords } from './words'

export interface Phrase {
  meaning: Meaning
  /** Length with its prepositions, and with punctuation after it. */
  length: number
  total: number
  isRange: boolean
}

interface Read {
  key: PhraseKey
  meaning: Meaning
  length: number
  isWeak: boolean
  isRange: boolean
}

interface Context {
  words: QuickWords
  clock: Clock
  /** Whether a phrase or mark directly precedes. */
  isBeside: boolean
  /** Whether the previous word keeps a day in the title, as in "the way to Friday". */
  isBound: boolean
}

const lengthOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].length ?? 0

/** Length up to the end of the word, with closing punctuation; null inside words such as `Friday’s`. */
function wordEnd(text: string, length: number): number | null {
  const closing = /^[.,;:!?،؛؟]*(?=\s|$)/u.exec(text.slice(length))
  return closing ? length + closing[0].length : null
}

/** The longest phrase at the start of `text`. */
function readPattern(text: string, { words, clock }: Context): Read | null {
  let found: Read | null = null
  for (const { key, regex, slots, isWeak } of words.patterns) {
    const match = regex.exec(text)
    const length = match?.[0].length ?? 0
    if (!match || length <= (found?.length ?? 0)) continue
    const groups: Record<string, string | undefined> = match.groups ?? {}
    const values = Object.entries(groups).flatMap(([name, typed]) =>
      typed === undefined ? [] : [[name, slots[name]?.read(typed)] as const],
    )
    if (values.some(([, value]) => value === undefined)) continue
    const meaning: Meaning | null = meanings[key](Object.fromEntries(values) as Record<string, number>, clock)
    if (meaning) found = { key, meaning, length, isWeak, isRange: key === 'timeRange' }
  }
  return found
}

const hasSameKind = (one: Meaning, other: Meaning): boolean =>
  (one.day !== undefined && other.day !== undefined) || (one.time !== undefined && other.time !== undefined)

/** "Friday to Sunday", "14:00 – 16:00", "Monday, Wednesday and Friday"; in "Friday, December 4", the date counts. */
function readRange(text: string, first: Read, context: Context): Read | null {
  let read = first
  for (;;) {
    const link = context.words.link.exec(text.slice(read.length))
    const start = read.length + (link?.[0].length ?? 0)
    const last = readPattern(text.slice(start), context)
    if (!last || !hasSameKind(first.meaning, last.meaning)) break
    const signs = link?.[1]?.trim() ?? ''
    const isDate = first.key === 'weekday' && last.key === 'date' && /^[,،]?$/.test(signs)
    if (!isDate && signs === '') break
    const length = start + last.length
    const isText = Boolean(first.meaning.repeat ?? last.meaning.repeat)
    read = isDate
      ? { ...last, length }
      : { ...first, length, isWeak: false, isRange: true, meaning: isText ? { isText } : first.meaning }
  }
  return read !== first && wordEnd(text, read.length) !== null ? read : null
}

/** A part of the day after a day, as in "tomorrow morning". */
function withPart(text: string, read: Read, { words }: Context): Read {
  if (!read.meaning.day || read.meaning.part !== undefined) return read
  const [typed = '', name = ''] = words.partAfter.exec(text.slice(read.length)) ?? []
  const length = read.length + typed.length
  const part = words.partOf?.(name)
  if (part === undefined || wordEnd(text, length) === null) return read
  return { ...read, length, isWeak: false, meaning: { ...read.meaning, part } }
}

/** Arabic prepositions are written with their word: `للجمعة` is `ل` and `الجمعة`. */
function variantsOf(text: string, prefixes: readonly string[]): string[] {
  const prefixed = prefixes.filter((prefix) => text.startsWith(prefix) && /^\p{L}{3}/u.test(text))
  return [text, ...prefixed.map((prefix) => `${prefix === 'ل' && text[1] === 'ل' ? 'ا' : ' '}${text.slice(1)}`)]
}

function readAt(text: string, context: Context): Read | null {
  for (const variant of variantsOf(text, context.words.prefixes)) {
    const first = readPattern(variant, context)
    const read = first && (readRange(variant, first, context) ?? withPart(variant, first, context))
    if (read && wordEnd(variant, read.length) !== null) return read
  }
  return null
}

/** Possible starts of a day or time: the first word, and the words after one or two prepositions. */
function startsOf(text: string, { before, from }: QuickWords) {
  let [start, isFrom] = [0, false]
  const starts = [{ start, isFrom }]
  while (starts.length < 3) {
    const rest = text.slice(start)
    const [plain, ranged] = [lengthOf(before, rest), lengthOf(from, rest)]
    if (plain + ranged === 0) break
    isFrom ||= ranged > 0 && plain <= ranged
    start += Math.max(plain, ranged)
    start += lengthOf(/^\s*/, text.slice(start))
    starts.push({ start, isFrom })
  }
  return starts
}

/** Parses a day, time or repetition at the start of `text`, with its prepositions: the longest phrase. */
export function readPhrase(text: string, context: Context): Phrase | null {
  const { words, isBeside, isBound } = context
  let found: Phrase | null = null
  for (const { start, isFrom } of startsOf(text, words)) {
    const read = readAt(text.slice(start), context)
    if (!read || (isFrom && !read.isRange)) continue
    const { meaning, isRange, isWeak } = read
    if (start > 0 ? meaning.isText : !isBeside && !meaning.repeat && isBound) continue
    const length = start + read.length
    const total = wordEnd(text, length) ?? length
    const next = text.slice(total)
    // "at 5 about the rent", but not "at 5 or 6"
    const isFollowed = meaning.time !== undefined && words.isNotAfter.test(next) && !words.to.test(next)
    const isCertain = !isWeak || isBeside || start > 0 || /^\s*(?:[#@!]|$)/.test(next) || isFollowed
    if (length > (found?.length ?? 0) && (isCertain || isStrong(next.trimStart(), context))) {
      found = { meaning, length, total, isRange }
    }
  }
  return found
}

const isStrong = (text: string, context: Context) =>
  startsOf(text, context.words).some(({ start }) => {
    const read = readAt(text.slice(start), context)
    return read !== null && !read.isWeak && !read.meaning.isText
  })
