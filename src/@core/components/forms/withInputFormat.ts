import type { ChangeEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

const countOf = (text: string, kept: RegExp) => text.match(kept)?.length ?? 0

/** Caret position after the same number of kept characters as before formatting. */
function caretAfter(text: string, count: number, kept: RegExp): number {
  let place = 0
  for (let left = count; place < text.length && left > 0; place += 1) left -= countOf(text.charAt(place), kept)
  return place
}

/**
 * Formats a registered field while typing and pasting, such as a date with its slash. Keeps the caret in place.
 * @param write Formats the typed text.
 * @param kept Global regular expression for the user's own characters; digits by default.
 */
export function withInputFormat(field: UseFormRegisterReturn, write: (text: string) => string, kept = /\d/g) {
  return {
    ...field,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { target } = event
      const { value, selectionStart } = target
      target.value = write(value)
      if (selectionStart !== null && selectionStart < value.length) {
        const place = caretAfter(target.value, countOf(value.slice(0, selectionStart), kept), kept)
        target.setSelectionRange(place, place)
      }
      return field.onChange(event)
    },
  }
}
