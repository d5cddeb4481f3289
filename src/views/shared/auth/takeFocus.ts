/** A `ref` for what takes the place of the form that somebody was in. It is always the same, so it is called once. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
