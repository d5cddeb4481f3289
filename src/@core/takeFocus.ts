/** Callback ref that focuses an element when it appears, in place of the control that opened it. The function is stable, so React calls it once. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
