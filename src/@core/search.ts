/** Nobody types more; each one is looked for in every row. */
const mostWords = 20
/** Errors are counted in words no longer than this: the work grows with the square of the length. */
const longestWord = 40

/**
 * A text as searches compare it: in small letters, with the digits 0 to 9, without the marks that only direct how it is drawn, and with
 * a plain space for each kind of space.
 */
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

/**
 * Counts the letters that have to be put in, left out, replaced or exchanged with their neighbour to make the one word of the other
 * (optimal string alignment). What is typed may be the beginning of the word.
 */
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

/** Forgives one error from four letters on and two from eight on, but none in the first letter, and none in a number. */
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
 * The ways to look for what was typed, the strictest first: as it stands; each of its words; each of its words with small errors and
 * without accents. The next one counts where one finds nothing.
 * @returns tell whether a text, which must be {@link searchable}, has it
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

/**
 * Finds the rows that have what was typed, see {@link waysToFind}.
 * @param q where it is empty, all are found
 * @param textsOf what it is looked for in. The phrase stands in one of them, its words may stand in several
 * @returns in the order given
 */
export function search<Row>(rows: readonly Row[], q: string, textsOf: (row: Row) => readonly string[]): Row[] {
  if (q.trim() === '') return [...rows]
  const texts = rows.map((row) => searchable(textsOf(row)))
  for (const finds of waysToFind(q)) {
    const found = rows.filter((_, index) => finds(texts[index] ?? ''))
    if (found.length > 0) return found
  }
  return []
}
