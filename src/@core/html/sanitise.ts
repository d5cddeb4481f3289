import DOMPurify from 'dompurify'
import { replaceTags } from './tags'

/** Properties that change the look of an element and of nothing around it. */
const safeProperty =
  /^((background-)?color|font(-(family|size|style|variant|weight))?|letter-spacing|line-height|list-style-type|text-(align|decoration(-(color|line|style))?|indent|transform)|vertical-align|white-space(-collapse)?|text-wrap(-mode)?|word-break|border(-.*)?|(padding|margin)(-.*)?|(max-)?(width|height)|display)$/

/** Says nothing, loads something, computes something, or pulls the element out of its place. */
const unsafeValue =
  /^initial$|url\(|image|expression|var\(|attr\(|env\(|[\\<]|(^|[\s(])-[\d.]|v(w|h|min|max|i|b)\b|\bfixed\b|\bsticky\b/i

/**
 * Keeps of an element's `style` what cannot leave the element: no position, no layer, no picture, no negative margin.
 * @param element whose attribute is changed in place
 */
function keepSafeStyle(element: Element): void {
  // Parsed where nothing is loaded, and by the browser itself: what it does not understand, it does not do.
  const { style } = document.implementation.createHTMLDocument('').createElement('span')
  style.cssText = element.getAttribute('style') ?? ''
  const kept = Array.from(style)
    .filter((property) => safeProperty.test(property) && !unsafeValue.test(style.getPropertyValue(property)))
    .map((property) => `${property}: ${style.getPropertyValue(property)}`)
  if (kept.length > 0) element.setAttribute('style', kept.join('; '))
  else element.removeAttribute('style')
}

/** What may stand in text that others wrote: nothing that runs, asks, plays, embeds or styles anything but itself. */
const tags =
  'a abbr address b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption ' +
  'figure font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strike strong sub summary ' +
  'sup table tbody td tfoot th thead time tr tt u ul var wbr'

/** No `id`, `name` or `class`: they would reach for the page's own elements and styles. */
const attributes =
  'align alt bgcolor border cellpadding cellspacing color colspan cite datetime dir face height href lang reversed rowspan ' +
  'scope size span src start style title valign value width'

const outward = /^(https?:|mailto:|tel:)/i
/** On the page's own server. Two slashes would begin another server's name, and browsers read `\` as `/`. */
const inward = /^(#|\/(?![/\\]))/
const ownPicture = /^(data:image\/(png|jpe?g|gif|webp|avif|bmp|svg\+xml)[;,]|\/(?![/\\]))/i
const remotePicture = /^(https?:)?\/\//i

/**
 * Takes the handlers' names away before the browser sees them: it runs none of them, but under a content security policy it
 * complains of each on the console. Whether they are harmless does not hang on this; the sanitiser looks at what is left.
 */
function withoutHandlers(html: string): string {
  return replaceTags(html, (tag) => tag.replace(/([\s/"'])on(\w+\s*=)/gi, '$1data-on$2'))
}

export interface SafeHtml {
  /** Harmless HTML. */
  html: string
  /** How many pictures of other servers were left out. */
  blockedPictures: number
}

/** As browsers read it, which leave out line breaks and tabs wherever they stand. */
const addressIn = (element: Element, name: string) => (element.getAttribute(name) ?? '').replace(/[\t\n\r]/g, '').trim()

/**
 * Links go where they say, in a tab of their own where they leave the product; the page they open knows nothing of this one
 * (HTML, link types `noopener` and `noreferrer`).
 */
function mendLink(link: Element) {
  const href = addressIn(link, 'href')
  if (!outward.test(href)) {
    if (!inward.test(href)) link.removeAttribute('href')
    return
  }
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
}

/** @returns whether it was a picture of another server that was left out */
function mendPicture(picture: Element, mayBeRemote: boolean): boolean {
  const src = addressIn(picture, 'src')
  const isRemote = remotePicture.test(src)
  if (!ownPicture.test(src) && !(isRemote && mayBeRemote)) picture.removeAttribute('src')
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('referrerpolicy', 'no-referrer')
  return isRemote && !mayBeRemote
}

/**
 * Makes HTML that others wrote harmless: the one place for it (OWASP, "Cross Site Scripting Prevention", HTML sanitisation). Scripts, handlers,
 * `javascript:` addresses, forms, frames, style sheets and drawings go; styles keep what changes only the look of their own
 * element.
 * @param html of anybody
 * @param options pictures of other servers tell them who reads, when and where: they stay out unless `remotePictures` is set
 */
export function sanitiseHtml(html: string, { remotePictures = false } = {}): SafeHtml {
  // An instance of its own, so that its hook is nobody else's.
  const purifier = DOMPurify(globalThis.window)
  let blockedPictures = 0
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.hasAttribute('style')) keepSafeStyle(element)
    if (element.nodeName === 'A') mendLink(element)
    if (element.nodeName === 'IMG' && mendPicture(element, remotePictures)) blockedPictures += 1
  })
  const clean = purifier.sanitize(withoutHandlers(html), {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // What such an element holds is not text for anybody to read.
    FORBID_CONTENTS: ['script', 'style', 'title', 'iframe', 'svg', 'math', 'template', 'noscript', 'object', 'select'],
  })
  return { html: clean, blockedPictures }
}
