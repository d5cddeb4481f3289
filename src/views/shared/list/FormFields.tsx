import { z } from '@core/schema'
import type { ReactElement } from 'react'
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { Field } from './fields'

interface FormFieldsProps<Values extends FieldValues, Output, Key extends string> {
  /** From `useZodForm`. */
  form: UseFormReturn<Values, unknown, Output>
  /** From `useFields`. */
  fields: Readonly<Record<Key, Pick<Field<never>, 'label' | 'kind' | 'choices' | 'schema'>>>
  /** Fields, or elements instead of them, side by side. */
  rows: readonly (readonly (Extract<Key, FieldPath<Values>> | ReactElement)[])[]
}

/** Form controls. Fields that may be empty are marked as optional. */
export function FormFields<Values extends FieldValues, Output, Key extends string>({
  form,
  fields,
  rows,
}: FormFieldsProps<Values, Output, Key>) {
  function control(entry: Extract<Key, FieldPath<Values>> | ReactElement) {
    if (typeof entry !== 'string') return entry
    const { label, kind, choices, schema } = fields[entry]
    const isOptional = schema !== undefined && z.safeParse(schema, '').success
    return (
      <Controller
        key={entry}
        control={form.control}
        name={entry}
        render={({ field, fieldState: { error, isDirty } }) =>
          kind.input(
            { ...field, onBlur: () => isDirty && field.onBlur(), label, error: error?.message, isOptional },
            choices,
          )
        }
      />
    )
  }

  return (
    <div className="form-stack">
      {rows.map((row) => (
        <div key={row.map((entry) => (typeof entry === 'string' ? entry : entry.key)).join()} className="form-row">
          {row.map(control)}
        </div>
      ))}
    </div>
  )
}
