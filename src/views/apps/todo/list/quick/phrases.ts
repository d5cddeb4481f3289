import { meanings, type Meaning } from './meanings'
import { findPatterns, findWord } from './patterns'
import { endOfWord, type Token } from './tokens'
import type { QuickWords } from './words'

interface Context {
  words: QuickWords
  now: Date
  /** Whether a phrase or mark directly precedes. */
  isBeside: boolean
}

interface Phrase {
  meaning: Meaning
  /** Index of the next token. */
  end: number
  isRange: boolean
}

/** Arabic prepositions are written with their word: `للجمعة` is `ل` and `الجمعة`. */
function withoutPrefix(tokens: readonly Token[], index: number, prefixes: readonly string[]): readonly Token[][] {
  const token = tokens[index]
  return prefixes
    .filter((prefix) => token?.word.startsWith(prefix) && token.word.length > prefix.length + 1)
    .map((prefix) => {
      const rest = token?.word.slice(prefix.length) ?? ''
      const isMerged = prefix === 'ل' && rest.startsWith('ل')
      return token ? tokens.with(index, { ...token, word: isMerged ? `ا${rest}` : rest }) : [...tokens]
    })
}

/** The longest pattern at `index`. */
function readPattern(tokens: readonly Token[], index: number, { words, now }: Context) {
  for (const { key, values, end, isWeak } of findPatterns(tokens, index, words.patterns, words.slots)) {
    const meaning: Meaning | null = meanings[key](values, { now, toNextWeek: words.toNextWeek })
    if (meaning) return { key, meaning, end, isWeak, isRange: key === 'timeRange' }
  }
  return null
}

type Read = NonNullable<ReturnType<typeof readPattern>>

const hasSameKind = (one: Meaning, other: Meaning): boolean =>
  (one.day !== undefined && other.day !== undefined) || (one.time !== undefined && other.time !== undefined)

/** "Friday to Sunday", "14:00 – 16:00", "Monday, Wednesday and Friday"; in "Friday, December 4", the date counts. */
function readRange(tokens: readonly Token[], first: Read, context: Context): Read | null {
  const { to, before } = context.words
  if (first.meaning.repeat) return null
  let read: Read = first
  for (;;) {
    const comma = /^[,،]$/.test(tokens[read.end]?.word ?? '') ? 1 : 0
    const link = findWord(tokens, read.end + comma, to)?.length ?? 0
    const preposition = findWord(tokens, read.end + comma + link, before)?.length ?? 0
    const last = readPattern(tokens, read.end + comma + link + preposition, context)
    if (!last || last.meaning.repeat || !hasSameKind(first.meaning, last.meaning)) break
    const isDate = first.key === 'weekday' && last.key === 'date' && link === 0
    if (!isDate && comma + link === 0) break
    read = isDate ? last : { ...first, end: last.end, isWeak: false, isRange: true }
  }
  return read !== first && endOfWord(tokens, read.end) !== null ? read : null
}

/** A part of the day after a day, as in "tomorrow morning". */
function withPart(tokens: readonly Token[], read: Read, { words }: Context): Read {
  const part = read.meaning.day && read.meaning.part === undefined ? findWord(tokens, read.end, words.parts) : null
  if (!part || endOfWord(tokens, read.end + part.length) === null) return read
  return { ...read, end: read.end + part.length, isWeak: false, meaning: { ...read.meaning, part: part.value } }
}

function readAt(tokens: readonly Token[], index: number, context: Context): Read | null {
  const prefixed = withoutPrefix(tokens, index, context.words.prefixes)
  for (const variant of [tokens, ...prefixed]) {
    const first = readPattern(variant, index, context)
    const read = first && (readRange(variant, first, context) ?? withPart(variant, first, context))
    if (read && endOfWord(tokens, read.end) !== null) return read
  }
  return null
}

/** Indexes where a day or time may start: here, and after one or two prepositions. */
function startsOf(tokens: readonly Token[], index: number, { before, from }: QuickWords) {
  const starts = [{ index, isFrom: false }]
  for (let step = 0; step < 2; step += 1) {
    const last = starts.at(-1) ?? { index, isFrom: false }
    const ranged = findWord(tokens, last.index, from)
    const word = findWord(tokens, last.index, before) ?? ranged
    if (!word) break
    starts.push({ index: last.index + word.length, isFrom: last.isFrom || ranged?.length === word.length })
  }
  return starts
}

/** Whether the previous word keeps a day in the title, as in "the way to Friday". */
function isBound(tokens: readonly Token[], index: number, { notAfter }: QuickWords): boolean {
  return [1, 2].some((length) => index >= length && findWord(tokens, index - length, notAfter)?.length === length)
}

function readFrom(
  tokens: readonly Token[],
  index: number,
  start: { index: number; isFrom: boolean },
  context: Context,
): Phrase | null {
  const { words, isBeside } = context
  const read = readAt(tokens, start.index, context)
  if (!read || (start.isFrom && !read.isRange)) return null
  const { meaning, end, isRange, isWeak } = read
  const hasPreposition = start.index > index
  if (hasPreposition ? meaning.isText : !isBeside && !meaning.repeat && isBound(tokens, index, words)) return null
  const next = endOfWord(tokens, end) ?? end
  const isLast = next >= tokens.length || /^[#@!]$/.test(tokens[next]?.word ?? '')
  // "at 5 about the rent", but not "at 5 or 6"
  const isFollowed =
    meaning.time !== undefined &&
    findWord(tokens, next, words.notAfter) !== null &&
    findWord(tokens, next, words.to) === null
  const isCertain = [!isWeak, isBeside, hasPreposition, isLast, isFollowed].includes(true)
  return isCertain || isStrongAt(tokens, next, context) ? { meaning, end, isRange } : null
}

/** Parses a day, time or repetition at `index`, with its prepositions: the longest phrase. */
export function readPhrase(tokens: readonly Token[], index: number, context: Context): Phrase | null {
  let found: Phrase | null = null
  for (const start of startsOf(tokens, index, context.words)) {
    const phrase = readFrom(tokens, index, start, context)
    if (phrase && phrase.end > (found?.end ?? 0)) found = phrase
  }
  return found
}

function isStrongAt(tokens: readonly Token[], index: number, context: Context): boolean {
  return startsOf(tokens, index, context.words).some((start) => {
    const read = readAt(tokens, start.index, context)
    return read !== null && !read.isWeak && !read.meaning.isText
  })
}
