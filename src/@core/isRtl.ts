/** Whether an element's text runs from right to left. A `dir` attribute may override the language's direction. */
export function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
