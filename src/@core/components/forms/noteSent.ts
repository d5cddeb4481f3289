import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Notes the values of a form that stays open when it is sent, so that text typed while it is saved is not overwritten.
 * @returns a function to call with the saved values: they become the form's defaults and replace what was sent. A field that
 *   was edited meanwhile keeps its value and is dirty.
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
