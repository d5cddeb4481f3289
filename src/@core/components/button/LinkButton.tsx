import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { buttonClass, type ButtonVariants } from './buttonClass'
import { ripple } from './ripple'

export interface LinkButtonProps extends ButtonVariants, Omit<LinkProps, 'className'> {
  /** Icon before the label, with `aria-hidden`. */
  icon?: ReactNode
}

/** Link to another screen, styled as a button. */
export function LinkButton({ variant, size, className, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, className })} onPointerDown={ripple}>
      {icon}
      {children}
    </Link>
  )
}
