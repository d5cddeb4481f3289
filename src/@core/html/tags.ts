/** Replaces every tag of untrusted HTML in linear time. An unclosed tag stays. @param by returns the replacement */
export function replaceTags(html: string, by: (tag: string) => string): string {
  // Before the last `>` every `<` has an end, so no search repeatedly fails.
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end).replace(/<[^>]*>/g, by) + html.slice(end)
}

/** Removes tags, and the content of scripts, styles, titles and templates. Entities stay encoded. */
export function withoutTags(html: string): string {
  const opening = /<(script|style|title|template)\b/gi
  const unclosed = new Set<string>()
  const texts: string[] = []
  let place = 0
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const name = found[1]?.toLowerCase() ?? ''
    if (unclosed.has(name)) continue
    const closing = new RegExp(`</${name}\\s*>`, 'gi')
    closing.lastIndex = opening.lastIndex
    if (closing.test(html)) {
      texts.push(html.slice(place, found.index))
      place = opening.lastIndex = closing.lastIndex
    } else unclosed.add(name)
  }
  texts.push(html.slice(place))
  return replaceTags(texts.join(' '), () => ' ')
}
