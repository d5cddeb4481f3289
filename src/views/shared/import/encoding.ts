/** Encodings to choose from, by the names of the Encoding Standard. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1256',
  'shift_jis',
] as const

export type Encoding = (typeof encodings)[number]

/** Bytes that are enough to guess from. */
const sampleSize = 65_536

/** ASCII signs and common typography. */
const betweenWords = /[^A-Za-z\u0080-\u{10ffff}]|[\u00a0“”„‘’‚‹›«»–—…€°•·®™§´]/u

/** Longer words are none, which bounds the work. */
const longestWord = 60

/** A word in one script and consistent case. Wrongly decoded words mix scripts, cases and signs. */
function isWord(word: string): boolean {
  if (word.length > longestWord) return false
  if (/^[\u0600-\u06ff\u200c-\u200f]+$/.test(word)) return true
  // Halfwidth forms are excluded: they are single bytes, which any text contains.
  if (/^[\p{sc=Han}\p{sc=Hiragana}\u30a0-\u30ff\u3000-\u303f\uff01-\uff5e]+$/u.test(word)) return true
  if (!/^(\p{Lu}?\p{Ll}*|\p{Lu}+)[ªº]?$/u.test(word)) return false
  if (/^\p{sc=Cyrillic}+$/u.test(word)) return true
  const plain = word.replace(/[^A-Za-z]/g, '').length
  const isLatin = /^\p{sc=Latin}+$/u.test(word) && (word.length <= 2 || plain * 3 >= word.length)
  // Czech letters look like this in Windows-1252.
  return isLatin && !/[ìòù]\p{L}|ø.*[áéíý]|[áéíý].*ø/u.test(word)
}

/** Share of the words with other letters than A to Z that are readable. */
function readability(bytes: Uint8Array, encoding: Encoding): number {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, sampleSize), { stream: true })
  const words = text.split(betweenWords).filter((word) => /[^A-Za-z]/.test(word))
  return words.filter(isWord).length / Math.max(words.length, 1)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * Guesses by the byte order mark, by zero bytes, and by which encoding gives readable words.
 * @param language of the page; decides if several encodings fit equally well
 */
export function guessEncoding(bytes: Uint8Array, language: string): Encoding {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  if (isUtf8(bytes)) return 'utf-8'
  const usual = language.startsWith('ar') ? 'windows-1256' : 'windows-1252'
  const others = encodings.filter((name) => !name.startsWith('utf-16'))
  const candidates: readonly Encoding[] = [usual, 'windows-1252', ...others]
  const rated = candidates.map((encoding) => ({ encoding, rating: readability(bytes, encoding) }))
  return rated.reduce((best, next) => (next.rating > best.rating ? next : best)).encoding
}

/** @returns the text without byte order mark; null for a binary file */
export function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  const text = new TextDecoder(encoding).decode(bytes)
  return text.includes('\u0000') ? null : text
}
