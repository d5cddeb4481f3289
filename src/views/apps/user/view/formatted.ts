import type { ChangeEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/**
 * A registered field that is written in order as one types or pastes, such as a date with its slash.
 * @param write what stands in the field in place of what was typed
 */
export function formatted(field: UseFormRegisterReturn, write: (text: string) => string) {
  return {
    ...field,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      event.target.value = write(event.target.value)
      return field.onChange(event)
    },
  }
}
