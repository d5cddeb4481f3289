import { markedParts } from '@/utility/markedParts'

interface HighlightProps {
  text: string
  query: string
}

/** Marks what was typed where it stands in a result. */
export function Highlight({ text, query }: HighlightProps) {
  return markedParts(text, query.split(/\s+/)).map((part, index) =>
    index % 2 ? <mark key={index}>{part}</mark> : part,
  )
}
