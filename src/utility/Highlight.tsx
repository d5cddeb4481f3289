/** Nobody searches for more words, and a pattern of thousands would take seconds to compile. */
const mostWords = 20
const longestWord = 100

/**
 * Cuts a text where searched words stand in it, without regard to case.
 * @param words as typed; only the first twenty count
 * @returns the pieces; every second one is a word that was found
 */
function highlightParts(text: string, words: readonly string[]): string[] {
  const patterns = words
    .filter((word) => word !== '' && word.length <= longestWord)
    .slice(0, mostWords)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return patterns.length > 0 ? text.split(new RegExp(`(${patterns.join('|')})`, 'iu')) : [text]
}

/** A text in which searched words are marked, without regard to case. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  return highlightParts(text, words).map((part, at) => (at % 2 ? <mark key={at}>{part}</mark> : part))
}
