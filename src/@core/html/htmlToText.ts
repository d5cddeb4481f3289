import { htmlTokens } from './tokens'

/** Their content is not readable text. */
export const unreadable = ['script', 'style', 'title', 'template', 'noscript', 'iframe', 'object', 'xml']

/** Tags inside of words. All others separate words. */
const inline = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
)

const entities = Object.entries({ lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' })

/** Decodes all entities with the browser's parser; in Node those that the editor writes. */
function decode(text: string): string {
  if (!text.includes('&')) return text
  if (typeof DOMParser === 'undefined')
    return entities.reduce((decoded, [name, letter]) => decoded.replaceAll(`&${name};`, letter), text)
  return new DOMParser().parseFromString(text.replaceAll('<', '&lt;'), 'text/html').body.textContent
}

/** Newsletters pad their preview with joiners and soft hyphens. */
const isVisible = (word: string) => /\P{Default_Ignorable_Code_Point}/u.test(word)

/**
 * Extracts the readable text of untrusted HTML, on a single line, without comments. Runs and loads nothing, and also works
 * in Node, where the sample backend searches emails.
 */
export function htmlToText(html: string): string {
  let text = ''
  let hidden = ''
  let depth = 0
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      if (depth === 0) text += token.text
      continue
    }
    const { kind, name } = token
    if (!inline.has(name)) text += ' '
    if (depth === 0 && kind === 'open' && unreadable.includes(name)) hidden = name
    if (name === hidden) depth = Math.max(0, depth + (kind === 'open' ? 1 : -1))
  }
  return decode(text).split(/\s+/).filter(isVisible).join(' ')
}

/** Escapes untrusted text, so that HTML displays it unchanged. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
