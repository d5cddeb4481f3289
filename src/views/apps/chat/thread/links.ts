/** A piece of a message: words, or an address. */
interface TextPart {
  readonly text: string
  readonly href?: string
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi

/** What closes a sentence or a bracket is no part of an address, unless the bracket was opened in it. */
function withoutTail(text: string): string {
  let end = text.length
  let unopened = text.split(')').length - text.split('(').length
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1)
    if (last === ')' && unopened > 0) unopened -= 1
    else if (!/[.,;:!?'”’»…،؛؟]/.test(last)) break
  }
  return text.slice(0, end)
}

/**
 * Finds the web addresses in a text. Only `http` and `https` count, so that nothing that is pressed can run.
 * @returns the whole text in pieces
 */
export function toParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const found = withoutTail(match[0])
    if (!URL.canParse(found)) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: found, href: found })
    end = match.index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
