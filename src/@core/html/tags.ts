/**
 * Replaces every tag in a time that grows with the text, whatever stands in it. What looks like a tag that never ends is left.
 * @param html of anybody
 * @param by what stands in the place of a tag, or makes it
 */
export function replaceTags(html: string, by: (tag: string) => string): string {
  // Before the last `>` every `<` finds an end, so that none is looked for in vain again and again.
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end).replace(/<[^>]*>/g, by) + html.slice(end)
}

/**
 * The text between the tags of HTML, without what is no text for anybody to read. Entities are left as they are.
 * @param html of anybody
 */
export function withoutTags(html: string): string {
  const opening = /<(script|style|title|template)\b/gi
  const unclosed = new Set<string>()
  const kept: string[] = []
  let place = 0
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const name = found[1]?.toLowerCase() ?? ''
    if (unclosed.has(name)) continue
    const closing = new RegExp(`</${name}\\s*>`, 'gi')
    closing.lastIndex = opening.lastIndex
    if (closing.test(html)) {
      kept.push(html.slice(place, found.index))
      place = opening.lastIndex = closing.lastIndex
    } else unclosed.add(name)
  }
  kept.push(html.slice(place))
  return replaceTags(kept.join(' '), () => ' ')
}
