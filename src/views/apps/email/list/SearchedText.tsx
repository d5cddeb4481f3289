import { useMemo } from 'react'
import { Highlight } from '@/utility/Highlight'

/** Operators say where to look; only words are looked for in what one sees. */
function wordsOf(q: string): string[] {
  return [...q.matchAll(/(\w+:)?(?:"([^"]+)"?|(\S+))/g)].flatMap(([, operator, phrase, word]) => {
    const isText = operator === undefined || /^(from|to|subject):$/i.test(operator)
    const text = phrase ?? word
    return isText && text !== undefined ? [text] : []
  })
}

/** A text in which the words that were searched for are marked. */
export function SearchedText({ text, q }: { text: string; q: string }) {
  const words = useMemo(() => wordsOf(q), [q])
  return <Highlight text={text} words={words} />
}
