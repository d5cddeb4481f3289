import { toParts } from './links'

/** Plain text whose URLs are links. */
export function LinkedText({ text }: { text: string }) {
  return toParts(text).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ),
  )
}
