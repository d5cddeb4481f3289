import { useMemo } from 'react'
import { highlightParts } from '@/utility/highlightParts'

/** Operators say where to look; only words are looked for in what one sees. */
function wordsOf(q: string): string[] {
  return [...q.matchAll(/(\w+:)?(?:"([^"]+)"?|(\S+))/g)].flatMap(([, operator, phrase, word]) => {
    const isText = operator === undefined || /^(from|to|subject):$/i.test(operator)
    const text = phrase ?? word
    return isText && text !== undefined ? [text] : []
  })
}

/** A text in which the words that were searched for are marked. */
export function Highlight({ text, q }: { text: string; q: string }) {
  const words = useMemo(() => wordsOf(q), [q])
  return highlightParts(text, words).map((part, at) => (at % 2 ? <mark key={at}>{part}</mark> : part))
}
