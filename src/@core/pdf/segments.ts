import { faces } from './faces'

/** A part of a word that a font draws in a single run: left to right or, in Arabic, joined right to left. */
export interface Segment {
  /** Index range in the source text. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** Font name; null if no bundled font has the characters. */
  readonly face: string | null
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const pieceLength = 200

/** Splits a text into graphemes, in short pieces, because `Intl.Segmenter` takes quadratic time for long texts. */
export function* charactersOf(text: string): Generator<{ readonly char: string; readonly place: number }> {
  let from = 0
  while (from < text.length) {
    const limit = from + pieceLength
    const splitsPair = (text.codePointAt(limit - 1) ?? 0) > 0xffff
    const end = splitsPair ? limit - 1 : limit
    const found = Array.from(graphemes.segment(text.slice(from, end)))
    // The last grapheme may continue in the next piece.
    if (end < text.length && found.length > 1) found.pop()
    let next = from
    for (const { segment: char, index } of found) {
      yield { char, place: from + index }
      next = from + index + char.length
    }
    from = next
  }
}

const unseen = /^\p{Cf}+$/u
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const rightToLeft = /[\u061c\u200f]|[\p{Script=Arabic}\p{Script=Hebrew}]/u
const arabicFigure = /^[\u0660-\u066c\u06f0-\u06f9]$/
const brackets: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

/**
 * Kind of a character; a segment contains a single kind. Kinds separate fonts and, in right-to-left text, letters and numbers.
 * A letter with its marks, or an emoji, is a single character and needs a font with all its parts.
 */
function kindOf(char: string, isTurned: boolean): string {
  const parts = Array.from(char).filter((part) => !unseen.test(part))
  const face = faces.find(({ has }) => parts.every((part) => has.test(part)))?.name ?? ''
  if (arabicFigure.test(char)) return `${face} figure`
  if (!isTurned || face === 'arabic') return face
  if (/\p{L}/u.test(char)) return `${face} letter`
  return /\p{N}/u.test(char) ? `${face} number` : `${face} ${char}`
}

function toSegment(text: string, start: number, end: number, kind: string): Segment {
  const [face = '', part] = kind.split(' ')
  const chars = text.slice(start, end).replace(directionMarks, '')
  return {
    start,
    end,
    // The shaper treats every Arabic character as a letter, and so reverses numbers.
    text: part === 'figure' ? Array.from(chars).reverse().join('') : chars,
    face: face === '' ? null : face,
  }
}

/** Mirrors brackets among right-to-left words. */
function mirrored(segments: readonly Segment[], text: string): Segment[] {
  const letters = [...text.matchAll(/[\p{L}\u200e\u200f]/gu)]
  let next = 0
  return segments.map((segment) => {
    const turned = brackets[segment.text]
    if (turned === undefined) return segment
    while ((letters[next]?.index ?? text.length) < segment.start) next += 1
    const isAmong = letters.slice(Math.max(0, next - 1), next + 1).some(([letter]) => rightToLeft.test(letter))
    return isAmong ? { ...segment, text: turned } : segment
  })
}

/**
 * Cuts a text into segments that fonts can draw, wherever its direction may change. The browser provides their positions.
 * @param breaks indexes of new lines, possibly within a word
 * @returns in reading order, without blanks
 */
export function segmentsOf(text: string, isRtl: boolean, breaks: ReadonlySet<number> = new Set()): Segment[] {
  const isTurned = isRtl || rightToLeft.test(text)
  const kinds = new Map<string, string>()
  const segments: Segment[] = []
  let open: { start: number; kind: string } | null = null

  function close(end: number) {
    if (open) segments.push(toSegment(text, open.start, end, open.kind))
    open = null
  }

  for (const { char, place } of charactersOf(text)) {
    const kind = kinds.get(char) ?? kindOf(char, isTurned)
    kinds.set(char, kind)
    if (/^\s/.test(char)) close(place)
    else if (
      !open ||
      breaks.has(place) ||
      (open.kind !== kind && !unseen.test(char)) ||
      (isTurned && char in brackets)
    ) {
      close(place)
      open = { start: place, kind }
    }
  }
  close(text.length)

  const shown = segments.filter((segment) => segment.text !== '')
  return isTurned ? mirrored(shown, text) : shown
}
