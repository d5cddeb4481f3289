import { useEffect, useRef, type RefObject } from 'react'

const invalidField = '[aria-invalid="true"]:is(input, select, textarea, [tabindex]), [aria-invalid="true"] input'

/**
 * Makes a form inert while it is saved. For forms that close afterwards: text typed meanwhile would be lost.
 * @param isSaving usually `form.formState.isSubmitting`
 * @returns a ref for the form, or for the part of it with the fields. Afterwards the first invalid field gets the focus, otherwise
 *   the field that had it.
 */
export function useHold<Part extends HTMLElement = HTMLFormElement>(isSaving: boolean): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useEffect(() => {
    const part = ref.current
    if (!isSaving || !part) return
    let focused: Element | null = null
    // Not before the form is validated: an inert field could not take the focus.
    const timer = setTimeout(() => {
      focused = part.contains(document.activeElement) ? document.activeElement : part
      part.inert = true
    })
    return () => {
      clearTimeout(timer)
      if (!focused) return
      part.inert = false
      const field = part.querySelector(invalidField) ?? (document.activeElement === document.body ? focused : null)
      if (field instanceof HTMLElement) field.focus()
    }
  }, [isSaving])
  return ref
}
