import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from './Field'

export interface TextAreaProps extends FieldProps, ComponentPropsWithRef<'textarea'> {}

/** Multi-line text field. Accepts the props of react-hook-form's `register`. */
export function TextArea({ label, hint, error, isOptional, id, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className} isOptional={isOptional}>
      {(control) => <textarea className="form-control" rows={4} {...area} {...control} />}
    </Field>
  )
}
