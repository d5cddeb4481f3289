/** For the `ref` of what has the focus as soon as it is there, in place of the control that brought it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
