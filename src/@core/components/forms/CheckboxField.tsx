import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../cx'
import { FieldNotes, controlProps, type FieldProps } from './Field'

export interface CheckboxFieldProps
  extends Omit<FieldProps, 'label' | 'isOptional'>, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** May contain links, unlike other labels. */
  label: ReactNode
}

/** Checkbox that is submitted with its form. */
export function CheckboxField({ label, hint, error, id, className, ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={cx('field field-check', className)}>
      <div className="check-row">
        <input type="checkbox" className="form-check-input" {...input} {...controlProps(controlId, hint, error)} />
        <label htmlFor={controlId}>{label}</label>
      </div>
      <FieldNotes id={controlId} hint={hint} error={error} />
    </div>
  )
}
