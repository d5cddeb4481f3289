import { useId, type ComponentPropsWithRef } from 'react'
import { cx } from '../cx'
import { FieldNotes, controlProps, type FieldProps } from './Field'

export interface SwitchFieldProps
  extends Omit<FieldProps, 'isOptional'>, Omit<ComponentPropsWithRef<'input'>, 'type'> {}

/** Switch with an immediate effect. */
export function SwitchField({ label, hint, error, id, className, ...input }: SwitchFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={cx('field', className)}>
      <div className="switch-row">
        <label htmlFor={controlId}>{label}</label>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its own state */}
        <input type="checkbox" role="switch" className="switch" {...input} {...controlProps(controlId, hint, error)} />
      </div>
      <FieldNotes id={controlId} hint={hint} error={error} />
    </div>
  )
}
