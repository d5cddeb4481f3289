import { cx } from '../cx'

/** Emphasis: a single `primary` per view, `outline-secondary` for the rest, `ghost` inside bars and rows. */
type ButtonVariant = 'primary' | 'outline-secondary' | 'ghost' | 'danger' | 'outline-danger'

export interface ButtonVariants {
  /** `outline-secondary` by default. Use a single `primary` button per view. */
  variant?: ButtonVariant | undefined
  /** `sm` inside bars and rows. */
  size?: 'sm' | 'md' | undefined
  /** Additional classes, for the position in a layout. */
  className?: string | undefined
}

/** Returns the `class` attribute of an element styled as a button. Defaults: `outline-secondary`, `md`. */
export function buttonClass({ variant = 'outline-secondary', size = 'md', className }: ButtonVariants): string {
  return cx('btn', `btn-${variant}`, size === 'sm' && 'btn-sm', className)
}
