import { highlightParts } from '@/utility/highlightParts'

interface HighlightProps {
  text: string
  query: string
}

/** Marks what was typed where it stands in a result. */
export function Highlight({ text, query }: HighlightProps) {
  return highlightParts(text, query.split(/\s+/)).map((part, index) =>
    index % 2 ? <mark key={index}>{part}</mark> : part,
  )
}
