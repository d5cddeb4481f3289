/** Controls that act on a click. */
const controls = 'a, button, input, label, select, summary, textarea, [role="option"], [role^="menuitem"]'

/** A label counts as its field. */
function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null
  return control instanceof HTMLLabelElement ? control.control : control
}

/** Text in which Enter starts a new line, unless `enterkeyhint` names an action. */
function isMultiline(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea:not([enterkeyhint])'))
}

/** The control that the first click of a double click hit. */
let firstHit: Element | null = null

function handleClick(event: MouseEvent): void {
  if (event.detail === 0) return // By keyboard or code.
  const control = controlOf(event.target)
  if (event.detail === 1) {
    firstHit = control
    return
  }
  const isSubmit = firstHit instanceof HTMLButtonElement && firstHit.type === 'submit'
  if (!firstHit || (control === firstHit && !isSubmit)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

function handleKeyDown(event: KeyboardEvent): void {
  if (!event.repeat || !['Enter', 'Escape'].includes(event.key) || isMultiline(event.target)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Keeps double clicks and held keys from acting twice. Ignores the second click of a double click on a submit button, or
 * on another control that has moved under the pointer, such as the next row's. Ignores repeated Enter and Escape, which
 * would act on the next row or close the next layer.
 * @param root element or window whose events are guarded
 */
export function guardRepeats(root: HTMLElement | Window): void {
  root.addEventListener('click', handleClick as EventListener, true)
  root.addEventListener('keydown', handleKeyDown as EventListener, true)
}
