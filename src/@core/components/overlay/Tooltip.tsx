import { useId, type ReactNode } from 'react'
import { useTooltip } from './useTooltip'

/** More about something that is no control: an abbreviation, a relative time, a truncated name. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const tooltip = useTooltip(text)
  const id = useId()
  return (
    <span className="tooltip-anchor" aria-describedby={id} {...tooltip.anchorProps}>
      {children}
      <span id={id} hidden>
        {text}
      </span>
      {tooltip.node}
    </span>
  )
}
