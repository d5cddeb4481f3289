import { cx } from '../cx'

/** How loud a button is: one `primary` per view, `outline-secondary` for the rest, `ghost` inside bars and rows. */
type ButtonVariant = 'primary' | 'outline-secondary' | 'ghost' | 'danger' | 'outline-danger'

/** The looks that everything shaped like a button shares. */
export interface ButtonLook {
  /** How loud it is. */
  variant?: ButtonVariant | undefined
  /** `sm` inside bars and rows. */
  size?: 'sm' | 'md' | undefined
  className?: string | undefined
}

/**
 * The class names of a button, for elements that are none themselves.
 *
 * @param look Variant (default `outline-secondary`), size (default `md`) and further class names.
 * @returns The value of a `class` attribute.
 */
export function buttonClass({ variant = 'outline-secondary', size = 'md', className }: ButtonLook): string {
  return cx('btn', `btn-${variant}`, size === 'sm' && 'btn-sm', className)
}
