/** Whether the text of an element runs from right to left. Its own `dir`, or that of an ancestor, may differ from the language. */
export function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
