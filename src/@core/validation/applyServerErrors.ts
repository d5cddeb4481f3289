import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { get } from 'react-hook-form'

/** Codes or sentences by field. */
export type ServerErrors = Readonly<Record<string, string | readonly string[] | null | undefined>>

/**
 * Shows a server's messages at their fields and focuses the first field, in the form's order. Ignores unknown fields.
 * @returns whether any message has a field; otherwise show the error elsewhere
 */
export function applyServerErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  errors: ServerErrors,
): boolean {
  const values = form.getValues()
  const order = Object.keys(values)
  const placeOf = (name: string) => order.indexOf(name.split('.', 1)[0] ?? name)
  const wrong = Object.entries(errors).flatMap(([name, value]) => {
    const message = typeof value === 'string' ? value : value?.[0]
    return message && isField(name, values) ? [{ name, message }] : []
  })
  wrong.sort((a, b) => placeOf(a.name) - placeOf(b.name))
  for (const [index, { name, message }] of wrong.entries()) {
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return wrong.length > 0
}

/* Nested fields have a path as name, such as `lines.0.price`. */
function isField<Values extends FieldValues>(name: string, values: Values): name is FieldPath<Values> {
  return Object.hasOwn(values, name) || get(values, name) !== undefined
}
