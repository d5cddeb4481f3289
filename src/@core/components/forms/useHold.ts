import { useEffect, useRef, type RefObject } from 'react'

const invalidField = '[aria-invalid="true"]:is(input, select, textarea, [tabindex]), [aria-invalid="true"] input'

/**
 * Makes a form inert while saving. For forms that close afterwards: text typed meanwhile would be lost.
 * Afterwards, focuses the first invalid field, or restores the lost focus.
 * @param isSaving Usually `form.formState.isSubmitting`.
 * @returns Ref for the form, or for the part that contains the fields.
 */
export function useHold<Part extends HTMLElement = HTMLFormElement>(isSaving: boolean): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useEffect(() => {
    const part = ref.current
    if (!isSaving || !part) return
    let focused: Element | null = null
    // Wait for the validation: an inert field cannot receive the focus.
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
