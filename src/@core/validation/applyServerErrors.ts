import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { get } from 'react-hook-form'

/** What a server says about fields: one code or sentence each, or several. */
export type ServerErrors = Readonly<Record<string, string | readonly string[] | null | undefined>>

/**
 * Puts a server's messages at their fields and the focus on the first of these, in the order in which the form begins with them.
 *
 * @param form The form that was sent.
 * @param errors Messages by field. Empty ones, and those for fields that the form does not have, are left out.
 * @returns Whether any message found its field; if not, say it elsewhere.
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

/* A field within a field has the way to it as its name, such as `lines.0.price`. */
function isField<Values extends FieldValues>(name: string, values: Values): name is FieldPath<Values> {
  return Object.hasOwn(values, name) || get(values, name) !== undefined
}
