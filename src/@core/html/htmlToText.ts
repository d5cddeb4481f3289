import { withoutTags } from './tags'

/**
 * The text that somebody reads in HTML, on one line. Nothing in it is run or loaded.
 * @param html of anybody
 */
export function htmlToText(html: string): string {
  // The parser knows every entity; of tags there are none left to make anything of.
  const { body } = new DOMParser().parseFromString(withoutTags(html), 'text/html')
  return body.textContent.replace(/\s+/g, ' ').trim()
}

/**
 * Writes text as HTML that shows it as it is.
 * @param text of anybody
 */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
