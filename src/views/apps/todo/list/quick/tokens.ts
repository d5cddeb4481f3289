import { fold } from '../../shared/calendarWords'

export interface Token {
  /** Folded word, number or sign; empty for text that stays as typed. */
  readonly word: string
  readonly start: number
  readonly end: number
  /** Whether a space precedes. */
  readonly isFirst: boolean
}

/** Text in quotation marks, then words, numbers and single signs. */
const pattern =
  /(?<![\p{L}\p{N}])(?:"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|»[^«»]*«|‘[^‘’]*’)|[\p{L}\p{M}]+|\p{Nd}+|[^\s\p{Cf}]/gu

/** Bounds the work for pasted text; the rest stays in the title. */
const mostTokens = 400

const closing = new Set(['.', ',', ';', ':', '!', '?', '،', '؛', '؟'])

/** Splits `5pm` into `5` and `pm`, so that patterns ignore spaces. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(pattern)) {
    if (tokens.length === mostTokens) break
    const [found] = match
    const end = match.index + found.length
    const isQuoted = /^["“„«»‘].+/u.test(found)
    const isFirst = match.index === 0 || /[\s\p{Cf}]/u.test(text[match.index - 1] ?? '')
    // Single punctuation marks are compared as they are: folding removes them.
    const word = isQuoted ? '' : found.length === 1 && /\p{P}/u.test(found) ? found.replace('’', "'") : fold(found)
    tokens.push({ word, start: match.index, end, isFirst })
  }
  return tokens
}

/** @returns the index after closing punctuation if a word ends before `index`; null inside words such as `Friday’s` */
export function endOfWord(tokens: readonly Token[], index: number): number | null {
  let end = index
  while (end < tokens.length && !tokens[end]?.isFirst && closing.has(tokens[end]?.word ?? '')) end += 1
  return end >= tokens.length || tokens[end]?.isFirst ? end : null
}

/** Folded tokens of a word list's entry. */
export const wordsOf = (text: string): string[] => tokenize(text).map(({ word }) => word)
