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
export function keepSafeStyle(element: Element): void {
  // Parsed where nothing is loaded, and by the browser itself: what it does not understand, it does not do.
  const { style } = document.implementation.createHTMLDocument('').createElement('span')
  style.cssText = element.getAttribute('style') ?? ''
  const kept = Array.from(style)
    .filter((property) => safeProperty.test(property) && !unsafeValue.test(style.getPropertyValue(property)))
    .map((property) => `${property}: ${style.getPropertyValue(property)}`)
  if (kept.length > 0) element.setAttribute('style', kept.join('; '))
  else element.removeAttribute('style')
}
