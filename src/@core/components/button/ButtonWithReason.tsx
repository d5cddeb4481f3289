import { useId } from 'react'
import { useTooltip } from '../overlay/useTooltip'
import { VisuallyHidden } from '../VisuallyHidden'
import type { ButtonProps } from './Button'
import { Button } from './Button'

export interface ButtonWithReasonProps extends ButtonProps {
  /** Disables the button. It stays in the tab order, so that the reason can be read. */
  reason?: string | undefined
}

/** Button that explains why it is disabled. */
export function ButtonWithReason({ reason, onClick, ...rest }: ButtonWithReasonProps) {
  const id = useId()
  const tooltip = useTooltip(reason ?? '')
  if (reason === undefined) return <Button {...rest} onClick={onClick} />
  return (
    <>
      <Button {...rest} {...tooltip.anchorProps} aria-disabled aria-describedby={id} />
      <VisuallyHidden>
        <span id={id}>{reason}</span>
      </VisuallyHidden>
      {tooltip.node}
    </>
  )
}
