import { useTooltip } from '../overlay/useTooltip'
import { Button, type ButtonProps } from './Button'
import { cx } from '../cx'

export interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  /** Accessible name and tooltip: an icon alone is never enough. */
  label: string
}

/** A square button that shows an icon only. Quiet (`ghost`) unless told otherwise. */
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
