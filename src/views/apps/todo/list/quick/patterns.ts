import type { Token } from './tokens'
import { wordsOf } from './tokens'

/** Values of words that may span several tokens. */
export type Lexicon = readonly { readonly words: readonly string[]; readonly value: number }[]

export interface Pattern<Key extends string> {
  readonly key: Key
  /** Words and slots such as `{weekday}`. */
  readonly parts: readonly string[]
  /** Counts only at the end of the line or beside another phrase. */
  readonly isWeak: boolean
}

export interface Match<Key extends string> {
  readonly key: Key
  readonly values: Readonly<Record<string, number>>
  readonly end: number
  readonly isWeak: boolean
}

/** Entries of a list that bars separate. */
export const entriesOf = (list: string): string[] => list.split('|').filter((entry) => entry.trim() !== '')

export const lexiconOf = (list: readonly string[], valueOf: (index: number) => number): Lexicon =>
  list.flatMap((entry, index) => alternatives(entry).map((text) => ({ words: wordsOf(text), value: valueOf(index) })))

/** `on/by` are alternatives; a slash between slots or digits is a character. */
const alternatives = (piece: string): string[] => (/[{\d]/.test(piece) ? [piece] : piece.split('/'))

/** A bar separates phrases, `?` marks an optional word, `~` a weak phrase. */
export function patternsOf<Key extends string>(key: Key, list: string): Pattern<Key>[] {
  return entriesOf(list).flatMap((entry) => {
    const isWeak = entry.endsWith('~')
    const pieces = entry.replace(/~$/, '').trim().split(/\s+/)
    let variants: readonly (readonly string[])[] = [[]]
    for (const piece of pieces) {
      const isOptional = piece.endsWith('?')
      const options = alternatives(piece.replace(/\?$/, '')).map(partsOf)
      if (isOptional) options.push([])
      variants = variants.flatMap((variant) => options.map((option) => [...variant, ...option]))
    }
    return variants.map((parts) => ({ key, parts, isWeak }))
  })
}

/** Splits at slots; words between them become tokens. */
function partsOf(piece: string): string[] {
  return piece.split(/(\{\w+\})/).flatMap((part) => (part.startsWith('{') ? [part] : wordsOf(part)))
}

/** @returns the longest entry at `index` */
export function findWord(tokens: readonly Token[], index: number, lexicon: Lexicon) {
  let found: { length: number; value: number } | null = null
  for (const { words, value } of lexicon) {
    const isThere = words.length > 0 && words.every((word, offset) => tokens[index + offset]?.word === word)
    if (isThere && words.length > (found?.length ?? 0)) found = { length: words.length, value }
  }
  return found
}

export type Slot = (tokens: readonly Token[], index: number) => { length: number; value: number } | null

export const numberSlot =
  (min: number, max: number, suffixes: Lexicon = []): Slot =>
  (tokens, index) => {
    const word = tokens[index]?.word ?? ''
    const value = /^\d{1,4}$/.test(word) ? Number(word) : -1
    if (value < min || value > max) return null
    return { length: 1 + (findWord(tokens, index + 1, suffixes)?.length ?? 0), value }
  }

/** @returns every pattern that matches at `index`, longest first */
export function findPatterns<Key extends string>(
  tokens: readonly Token[],
  index: number,
  patterns: readonly Pattern<Key>[],
  slots: Readonly<Record<string, Slot>>,
): Match<Key>[] {
  const found: Match<Key>[] = []
  const first = tokens[index]?.word
  for (const { key, parts, isWeak } of patterns) {
    if (parts[0] !== first && !parts[0]?.startsWith('{')) continue
    const values: Record<string, number> = {}
    let end = index
    const isThere = parts.every((part) => {
      const name = part.startsWith('{') ? part.slice(1, -1) : null
      const read = name === null ? null : slots[name]?.(tokens, end)
      if (name === null ? tokens[end]?.word !== part : !read) return false
      if (name !== null && read) values[name] = read.value
      end += read?.length ?? 1
      return true
    })
    if (isThere && end > index) found.push({ key, values, end, isWeak })
  }
  return found.toSorted((one, other) => other.end - one.end)
}
