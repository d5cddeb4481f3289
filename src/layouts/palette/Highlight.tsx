interface HighlightProps {
  text: string
  query: string
}

/** Marks what was typed where it stands in a result. */
export function Highlight({ text, query }: HighlightProps) {
  const words = query.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return text
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|')
  // Split by a group, every second part is a match.
  return text
    .split(new RegExp(`(${pattern})`, 'iu'))
    .map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))
}
