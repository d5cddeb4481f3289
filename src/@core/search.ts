/** Each word is searched in every row. */
const mostWords = 20
/** Typos are tolerated up to this length: the work grows with its square. */
const longestWord = 40

/** Normalizes texts: lower case, digits 0 to 9, plain spaces, no direction marks. Joins them by line breaks. */
export function searchable(texts: readonly string[]): string {
  return texts
    .join('\n')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/[^\S\n]/g, ' ')
    .toLowerCase()
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Counts the edits between two words (optimal string alignment). `typed` may be the beginning of `word`. */
function errorsIn(typed: string, word: string): number {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line]
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[line - 1] === word[column - 1]
      const isExchanged = typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1]
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + Number(!isSame),
          isExchanged && line > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  return Math.min(...row.slice(Math.min(typed.length, word.length)))
}

/** Tolerates a typo from four letters on and two from eight on, but not in the first letter or in numbers. */
function createResembling(typed: string): (text: string) => boolean {
  const wanted = typed.length > 2 ? withoutAccents(typed) : typed
  const isForgiven = wanted.length <= longestWord && /^\p{L}{4,}$/u.test(wanted)
  const mostErrors = !isForgiven ? 0 : wanted.length < 8 ? 1 : 2
  const known = new Map<string, boolean>()
  const resembles = (word: string) => {
    const isAlike =
      known.get(word) ??
      (word.startsWith(wanted.slice(0, 1)) && errorsIn(wanted, word.slice(0, wanted.length + mostErrors)) <= mostErrors)
    known.set(word, isAlike)
    return isAlike
  }
  return (text) => {
    const read = typed.length > 2 ? withoutAccents(text) : text
    return read.includes(wanted) || (mostErrors > 0 && (read.match(/\p{L}+/gu)?.some(resembles) ?? false))
  }
}

/**
 * @returns predicates on {@link searchable} texts, strictest first: the phrase; all words; all words with typos and without
 *   accents. Use the next if the previous matches nothing.
 */
export function waysToFind(q: string): readonly ((text: string) => boolean)[] {
  const phrase = searchable([q]).trim()
  const words = phrase.split(/\s+/).slice(0, mostWords)
  const resembling = words.map(createResembling)
  return [
    (text) => text.includes(phrase),
    (text) => words.every((word) => text.includes(word)),
    (text) => resembling.every((resembles) => resembles(text)),
  ]
}

/** Rows that match, in order; see {@link waysToFind}. Words may be in different texts. An empty query matches all rows. */
export function search<Row>(rows: readonly Row[], q: string, textsOf: (row: Row) => readonly string[]): Row[] {
  if (q.trim() === '') return [...rows]
  const texts = rows.map((row) => searchable(textsOf(row)))
  for (const finds of waysToFind(q)) {
    const found = rows.filter((_, index) => finds(texts[index] ?? ''))
    if (found.length > 0) return found
  }
  return []
}
