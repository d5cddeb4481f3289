/** A pattern of thousands of words would take seconds to compile. */
const mostWords = 20
const longestWord = 100

/** @returns the text split at the words, ignoring case; every second piece is a match */
function highlightParts(text: string, words: readonly string[]): string[] {
  const patterns = words
    .filter((word) => word !== '' && word.length <= longestWord)
    .slice(0, mostWords)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return patterns.length > 0 ? text.split(new RegExp(`(${patterns.join('|')})`, 'iu')) : [text]
}

/** A text with the searched words marked, ignoring case. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  return highlightParts(text, words).map((part, at) => (at % 2 ? <mark key={at}>{part}</mark> : part))
}
