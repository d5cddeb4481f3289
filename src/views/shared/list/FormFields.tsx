import { z } from '@core/schema'
import type { ReactElement } from 'react'
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { controls } from './controls'
import type { Field } from './fields'

interface FormFieldsProps<Values extends FieldValues, Output, Key extends string> {
  /** From `useZodForm`. */
  form: UseFormReturn<Values, unknown, Output>
  /** From `useFields`. */
  fields: Readonly<Record<Key, Pick<Field<never>, 'label' | 'kind' | 'choices' | 'schema'>>>
  /** Fields, or elements instead of them, side by side. */
  rows: readonly (readonly (Extract<Key, FieldPath<Values>> | ReactElement)[])[]
}

const isObject = (given: unknown) => typeof given === 'object' && given !== null

/** A control passes a value, or the event of its input. */
function valueOf(given: unknown): unknown {
  const target = isObject(given) && 'target' in given ? given.target : null
  return isObject(target) && 'value' in target ? target.value : given
}

/** Form controls. Fields that may be empty are marked as optional; empty, they are null if their schema accepts it. */
export function FormFields<Values extends FieldValues, Output, Key extends string>({
  form,
  fields,
  rows,
}: FormFieldsProps<Values, Output, Key>) {
  const { t } = useTranslation('kit')

  function control(entry: Extract<Key, FieldPath<Values>> | ReactElement) {
    if (typeof entry !== 'string') return entry
    const { label, kind, choices, schema } = fields[entry]
    const accepts = (value: unknown) => schema !== undefined && z.safeParse(schema, value).success
    const isNullable = accepts(null)
    const isOptional = isNullable || accepts('')
    return (
      <Controller
        key={entry}
        control={form.control}
        name={entry}
        render={({ field, fieldState: { error, isDirty } }) =>
          controls[kind.control](
            {
              ...field,
              value: field.value ?? '',
              onChange: (given: unknown) => field.onChange(isNullable && valueOf(given) === '' ? null : given),
              onBlur: () => isDirty && field.onBlur(),
              label,
              error: error?.message,
              isOptional,
            },
            choices,
            isNullable ? t('list.none') : undefined,
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
