import type { ButtonProps } from '@core/components/button/Button'
import { Button } from '@core/components/button/Button'
import { useTooltip } from '@core/components/overlay/useTooltip'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useId } from 'react'

interface ReasonedButtonProps extends ButtonProps {
  /** Why it cannot be used now. It stays in the tab order, so that the reason can be read. */
  reason?: string | undefined
}

/** A button that says why when it is off. */
export function ReasonedButton({ reason, onClick, ...rest }: ReasonedButtonProps) {
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
