import { withoutTags } from './tags'

/** Extracts the readable text of untrusted HTML, on a single line. Runs and loads nothing. */
export function htmlToText(html: string): string {
  // The parser decodes all entities; the tags are already removed.
  const { body } = new DOMParser().parseFromString(withoutTags(html), 'text/html')
  return body.textContent.replace(/\s+/g, ' ').trim()
}

/** Escapes untrusted text, so that HTML displays it unchanged. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
