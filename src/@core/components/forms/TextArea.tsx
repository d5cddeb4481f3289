import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from './Field'

export interface TextAreaProps extends FieldProps, ComponentPropsWithRef<'textarea'> {}

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ label, hint, error, isOptional, id, className, rows = 3, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className} isOptional={isOptional}>
      {(control) => <textarea className="form-control" rows={rows} {...textarea} {...control} />}
    </Field>
  )
}
