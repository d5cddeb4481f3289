import { cx } from '../cx'

/** How loud a button is: one `primary` per view, `outline` for the rest, `ghost` inside bars and rows. */
type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger' | 'danger-outline'

/** Where Bootstrap's name for it is another. */
const names: Partial<Record<ButtonVariant, string>> = {
  outline: 'outline-secondary',
  'danger-outline': 'outline-danger',
}

/** The looks that everything shaped like a button shares. */
export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: 'sm' | 'md' | undefined
  className?: string | undefined
}

/**
 * The class names of a button, for elements that are none themselves.
 *
 * @param look Variant (default `outline`), size (default `md`) and further class names.
 * @returns The value of a `class` attribute.
 */
export function buttonClass({ variant = 'outline', size = 'md', className }: ButtonLook): string {
  return cx('btn', `btn-${names[variant] ?? variant}`, size === 'sm' && 'btn-sm', className)
}
