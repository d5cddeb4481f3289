/** Encodings to choose from, by the names of the Encoding Standard. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'macintosh',
  'shift_jis',
  'euc-kr',
  'gb18030',
  'big5',
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
  if (/^(?:[\u0600-\u06ff\u200c-\u200f]+|[\u05d0-\u05ea]+|\p{sc=Hangul}+)$/u.test(word)) return true
  if (/^[\p{sc=Han}\p{sc=Hiragana}\u30a0-\u30ff\u3000-\u303f\uff01-\uff5e]+$/u.test(word)) return true
  if (!/^(\p{Lu}?\p{Ll}*|\p{Lu}+)[ªº]?$/u.test(word)) return false
  if (/^(?:\p{sc=Cyrillic}+|\p{sc=Greek}+)$/u.test(word)) return true
  const plain = word.replace(/[^A-Za-z]/g, '').length
  const isLatin = /^\p{sc=Latin}+$/u.test(word) && (word.length <= 2 || plain * 3 >= word.length)
  // Czech, Hungarian and Croatian letters look like this in Windows-1252.
  return isLatin && !/[ìòù]\p{L}|ø.*[áéíý]|[áéíý].*ø|[õÕ](?![eE])|è[aeiou]|iæ/u.test(word)
}

/** Share of the words with other letters than A to Z that are readable. */
function readability(bytes: Uint8Array, encoding: Encoding): number {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, sampleSize), { stream: true })
  // Halfwidth kana prove nothing: they are single bytes.
  const isKana = (word: string) => /[ぁ-ヶ]/.test(text) && /^[\uff61-\uff9f]+$/.test(word)
  const words = text.split(betweenWords).filter((word) => /[^A-Za-z]/.test(word) && !isKana(word))
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
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // UTF-16 without a mark: half of the bytes of separators and digits are zero.
  const zeros = [0, 0] as [even: number, odd: number]
  bytes.subarray(0, sampleSize).forEach((byte, index) => (zeros[index % 2 === 0 ? 0 : 1] += byte === 0 ? 1 : 0))
  if (zeros[0] !== zeros[1]) return zeros[0] > zeros[1] ? 'utf-16be' : 'utf-16le'
  if (isUtf8(bytes)) return 'utf-8'
  const usual = language.startsWith('ar') ? 'windows-1256' : 'windows-1252'
  const others = encodings.filter((name) => !name.startsWith('utf-16'))
  // Hebrew words are also Cyrillic ones, but hardly the reverse.
  const candidates: readonly Encoding[] = [usual, 'windows-1252', 'windows-1255', ...others]
  const rated = candidates.map((encoding) => ({ encoding, rating: readability(bytes, encoding) }))
  return rated.reduce((best, next) => (next.rating > best.rating ? next : best)).encoding
}

/** @returns the text without byte order mark; null for a binary file */
export function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  const text = new TextDecoder(encoding).decode(bytes)
  return text.includes('\u0000') ? null : text
}
