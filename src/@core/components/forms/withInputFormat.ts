import type { ChangeEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

const digitCount = (text: string) => text.match(/\d/g)?.length ?? 0

/** Where the caret goes so that as many digits stand before it as did. */
function caretAfter(text: string, digits: number): number {
  let place = 0
  for (let left = digits; place < text.length && left > 0; place += 1) left -= digitCount(text.charAt(place))
  return place
}

/**
 * A registered field that is written in order as one types or pastes, such as a date with its slash. Whoever mends a digit in
 * its middle goes on from there.
 * @param write what stands in the field in place of what was typed
 */
export function withInputFormat(field: UseFormRegisterReturn, write: (text: string) => string) {
  return {
    ...field,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { target } = event
      const { value, selectionStart } = target
      target.value = write(value)
      if (selectionStart !== null && selectionStart < value.length) {
        const place = caretAfter(target.value, digitCount(value.slice(0, selectionStart)))
        target.setSelectionRange(place, place)
      }
      return field.onChange(event)
    },
  }
}
