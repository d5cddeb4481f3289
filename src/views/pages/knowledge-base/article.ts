import { sanitiseHtml } from '@core/html/sanitise'

const wordsPerMinute = 200

export interface Article {
  /** Sanitized, with an id on each heading */
  html: string
  sections: { id: string; title: string }[]
  /** Reading time, at least 1 */
  minutes: number
}

export function readArticle(content: string): Article {
  const { body } = new DOMParser().parseFromString(sanitiseHtml(content).html, 'text/html')
  const sections = [...body.querySelectorAll('h2')].map((heading, index) => {
    heading.id = `section-${index + 1}`
    return { id: heading.id, title: heading.textContent }
  })
  const words = body.textContent.split(/\s+/).filter(Boolean).length
  return { html: body.innerHTML, sections, minutes: Math.max(1, Math.round(words / wordsPerMinute)) }
}
