import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../cx'
import { Field, type FieldProps } from './Field'

export interface TextFieldProps extends FieldProps, ComponentPropsWithRef<'input'> {
  /** Decorative, inside the field at the start. */
  icon?: ReactNode
  /** Control inside the field, at the end. */
  action?: ReactNode
}

/** Single-line text field. Accepts the props of react-hook-form's `register`. */
export function TextField({ label, hint, error, isOptional, icon, action, id, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className} isOptional={isOptional}>
      {(control) => (
        <div className={cx('control', Boolean(icon) && 'has-icon', Boolean(action) && 'has-action')}>
          {icon}
          <input type="text" className="form-control" {...input} {...control} />
          {action}
        </div>
      )}
    </Field>
  )
}
