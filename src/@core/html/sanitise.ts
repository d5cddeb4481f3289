import DOMPurify from 'dompurify'
import { unreadable } from './htmlToText'
import { htmlTokens } from './tokens'

/** Properties that style only the element itself. */
const safeProperty =
  /^((background-)?color|font(-(family|size|style|variant|weight))?|letter-spacing|line-height|list-style-type|text-(align|decoration(-(color|line|style))?|indent|transform)|vertical-align|white-space(-collapse)?|text-wrap(-mode)?|word-break|border(-.*)?|(padding|margin)(-.*)?|(max-)?(width|height)|overflow(-[xy])?|visibility|display)$/

/** Has no effect, loads or computes something, moves the element out of its place, or is no sRGB color. */
const unsafeValue =
  /^initial$|url\(|image|expression|var\(|attr\(|env\(|[\\<]|(^|[\s(])-[\d.]|v(w|h|min|max|i|b)\b|\bfixed\b|\bsticky\b|currentcolor|l(ab|ch)\(|color(-mix)?\(/i

/** Removes styles that affect other elements: positions, layers, images, negative margins. */
function keepSafeStyle(element: Element): void {
  // The browser parses it in an inert document: nothing loads, and unknown CSS is dropped.
  const { style } = document.implementation.createHTMLDocument('').createElement('span')
  style.cssText = element.getAttribute('style') ?? ''
  const allowed = Array.from(style)
    .filter((property) => safeProperty.test(property) && !unsafeValue.test(style.getPropertyValue(property)))
    .map((property) => `${property}: ${style.getPropertyValue(property)}`)
  if (allowed.length > 0) element.setAttribute('style', allowed.join('; '))
  else element.removeAttribute('style')
}

/** Tags for untrusted text: none runs, submits, plays or embeds anything, or styles other elements. */
const tags =
  'a abbr address b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption ' +
  'figure font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strike strong sub summary ' +
  'sup table tbody td tfoot th thead time tr tt u ul var wbr'

/** No `id`, `name` or `class`: they could match the page's own elements and styles. */
const attributes =
  'align alt bgcolor border cellpadding cellspacing color colspan cite datetime dir face height hidden href lang reversed rowspan ' +
  'scope size span src start style title type valign value width'

const outward = /^(https?:|mailto:|tel:)/i
/** On this host. Two slashes would begin another host name, and browsers read `\` as `/`. */
const inward = /^(#|\/(?![/\\]))/
const ownPicture = /^(data:image\/(png|jpe?g|gif|webp|avif|bmp|svg\+xml)[;,]|\/(?![/\\]))/i
const remotePicture = /^(https?:)?\/\//i

/**
 * Renames event handlers before the browser parses them. They never run, but a Content-Security-Policy logs each on the
 * console. Safety does not depend on this: DOMPurify removes the rest.
 */
function withoutHandlers(html: string): string {
  let renamed = ''
  let place = 0
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'open') continue
    for (const attribute of token.attributes) {
      if (html.slice(attribute, attribute + 2).toLowerCase() !== 'on') continue
      renamed += `${html.slice(place, attribute)}data-`
      place = attribute
    }
  }
  return renamed + html.slice(place)
}

export interface SafeHtml {
  html: string
  /** Number of images of other servers that were removed. */
  blockedPictures: number
}

/** Browsers ignore line breaks and tabs anywhere in a URL. */
const addressIn = (element: Element, name: string) => (element.getAttribute(name) ?? '').replace(/[\t\n\r]/g, '').trim()

/** Removes unsafe links. External links open in a new tab without access to this page (`noopener`, `noreferrer`). */
function mendLink(link: Element) {
  const href = addressIn(link, 'href')
  if (!outward.test(href)) {
    if (!inward.test(href)) link.removeAttribute('href')
    return
  }
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
}

/** @returns whether an image of another server was blocked */
function mendPicture(picture: Element, mayBeRemote: boolean): boolean {
  const src = addressIn(picture, 'src')
  const isRemote = remotePicture.test(src)
  if (!ownPicture.test(src) && !(isRemote && mayBeRemote)) picture.removeAttribute('src')
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('referrerpolicy', 'no-referrer')
  return isRemote && !mayBeRemote
}

/**
 * Sanitizes untrusted HTML; use nothing else for it (OWASP, "Cross Site Scripting Prevention", HTML sanitisation). Removes
 * scripts, handlers, `javascript:` URLs, forms, frames, style sheets and SVG. Styles keep properties that affect only their
 * own element.
 * @param options `remotePictures` allows images of other servers, which reveal to them who reads, when and where
 */
export function sanitiseHtml(html: string, { remotePictures = false } = {}): SafeHtml {
  // A separate instance: hooks apply to a whole instance.
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
    FORBID_CONTENTS: [...unreadable, 'svg', 'math', 'select'],
  })
  return { html: clean, blockedPictures }
}
