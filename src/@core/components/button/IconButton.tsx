import { useTooltip } from '../overlay/useTooltip'
import { Button, type ButtonProps } from './Button'
import { cx } from '../cx'

export interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  /** Accessible name and tooltip. */
  label: string
  /** Emphasis, as of `Button`. */
  variant?: ButtonProps['variant']
}

/** Square button with an icon only; variant `ghost` by default. */
export function IconButton({ label, variant = 'ghost', className, ...rest }: IconButtonProps) {
  const tooltip = useTooltip(label)
  return (
    <>
      <Button
        {...rest}
        {...tooltip.anchorProps}
        variant={variant}
        className={cx('btn-icon', className)}
        aria-label={label}
      />
      {tooltip.node}
    </>
  )
}
