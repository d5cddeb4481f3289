import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from './Field'

interface Option {
  value: string
  label: string
  isDisabled?: boolean
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'children'> {
  /** Choices, in order. */
  options: readonly Option[]
  /** Label of the option with the empty value. */
  placeholder?: string
}

/** Native select for a few options. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isOptional, id, className, options, placeholder, ...select } = props
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className} isOptional={isOptional}>
      {(control) => (
        <select className="form-select" {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
