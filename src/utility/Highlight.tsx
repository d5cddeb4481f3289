import { highlightParts } from './highlightParts'

/** A text in which searched words are marked, without regard to case; see {@link highlightParts}. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  return highlightParts(text, words).map((part, at) => (at % 2 ? <mark key={at}>{part}</mark> : part))
}
