import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../Spinner'
import { cx } from '../cx'
import { buttonClass, type ButtonVariants } from './buttonClass'
import { ripple } from './ripple'

export interface ButtonProps extends ButtonVariants, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Icon before the label, with `aria-hidden`. */
  icon?: ReactNode
  /** Shows a spinner at the same width. Ignores clicks and Enter, but keeps the focus. */
  pending?: boolean
}

/** Button with a label; `type="button"` by default. */
export function Button({ variant, size, className, icon, pending = false, children, ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else rest.onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, className: cx(pending && 'is-pending', className) })}
      aria-disabled={pending || rest['aria-disabled']}
      onPointerDown={ripple}
      onClick={handleClick}
    >
      {icon}
      {children}
      {pending && <Spinner />}
    </button>
  )
}
