import type { ChangeEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

const countOf = (text: string, kept: RegExp) => text.match(kept)?.length ?? 0

/** Where the caret goes so that as many of the signs that are kept stand before it as did. */
function caretAfter(text: string, count: number, kept: RegExp): number {
  let place = 0
  for (let left = count; place < text.length && left > 0; place += 1) left -= countOf(text.charAt(place), kept)
  return place
}

/**
 * A registered field that is written in order as one types or pastes, such as a date with its slash. Whoever mends it in
 * its middle goes on from there.
 * @param write what stands in the field in place of what was typed
 * @param kept the signs that are the person's own, such as digits; a global expression
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
