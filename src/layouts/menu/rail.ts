import type { Placement } from '@core/components/overlay/floating'
import { useTooltip } from '@core/components/overlay/useTooltip'
import { createContext, use } from 'react'

/** Whether the menu is a rail of icons at the moment: collapsed, and not looked into. */
export const RailContext = createContext(false)

const beside: Placement = { side: 'end', align: 'center' }

/** On the rail, what has the focus says its name. */
export function useRailTooltip(text: string) {
  const isRail = use(RailContext)
  const { anchorProps, node } = useTooltip(text, beside)
  return isRail ? { anchorProps, node } : { anchorProps: {}, node: null }
}
