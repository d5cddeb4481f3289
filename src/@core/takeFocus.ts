/** Callback ref that focuses an element on mount, in place of the control that opened it. Stable, so React calls it once. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
