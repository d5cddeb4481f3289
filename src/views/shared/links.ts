interface TextPart {
  readonly text: string
  readonly href?: string
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi

/** Removes closing punctuation and unmatched brackets from a URL. */
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

/** Splits text into URLs and the text between. Only `http` and `https` count, so no link can run code. */
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
