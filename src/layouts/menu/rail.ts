import type { Placement } from '@core/components/overlay/floating'
import { useTooltip } from '@core/components/overlay/useTooltip'
import { createContext, use } from 'react'

/** True while the menu is collapsed and not expanded by hover. */
export const RailContext = createContext(false)

const beside: Placement = { side: 'end', align: 'center' }

export function useRailTooltip(text: string) {
  const isRail = use(RailContext)
  const { anchorProps, node } = useTooltip(text, beside)
  return isRail ? { anchorProps, node } : { anchorProps: {}, node: null }
}
