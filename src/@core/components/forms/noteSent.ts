import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Remembers the submitted values of a form that stays open, so that text typed while saving is not overwritten.
 * @returns Callback for the saved values: they become the defaults and replace the submitted values.
 * A field edited meanwhile keeps its value and is dirty.
 */
export function noteSent<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
): (saved: Values) => void {
  const sent = form.getValues()
  return (saved) => {
    const now = form.getValues()
    if (isSame(now, sent)) {
      form.reset(saved, { keepDirtyValues: false, keepDirty: false })
      return
    }
    form.resetDefaultValues(saved)
    for (const name of Object.keys(saved) as FieldPath<Values>[]) {
      const isEdited = !isSame(now[name], sent[name])
      if (!isEdited && !isSame(now[name], saved[name])) form.setValue(name, saved[name], { shouldDirty: true })
    }
  }
}
