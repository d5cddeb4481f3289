import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/react'

/** Position relative to the anchor: above, below or at the inline end; aligned with an edge or centered. */
export interface Placement {
  side: 'top' | 'bottom' | 'end'
  align: 'start' | 'center' | 'end'
}

/** Pixels between anchor and box, unless the anchor sets `--float-gap`, and between box and window. */
const defaultGap = 6
const padding = 8

/**
 * Keeps a box of the class `floating` beside its anchor. Sets custom properties, not `top` and `left`,
 * so that a style sheet can turn the box into a sheet on phones. Returns a cleanup function.
 */
export function keepBeside(anchor: Element, box: HTMLElement, { side, align }: Placement): () => void {
  const style = getComputedStyle(anchor)
  const isRtl = style.direction === 'rtl'
  const gap = Number(style.getPropertyValue('--float-gap')) || defaultGap
  const physical = side === 'end' ? (isRtl ? 'left' : 'right') : side
  const limit = (room: number) => box.style.setProperty('--float-max', `${room}px`)

  async function place() {
    box.style.removeProperty('--float-max')
    const { x, y } = await computePosition(anchor, box, {
      strategy: 'fixed',
      placement: align === 'center' ? physical : `${physical}-${align}`,
      middleware: [
        offset(gap),
        flip({ padding }),
        shift({ padding }),
        size({ padding, apply: ({ availableHeight }) => limit(availableHeight) }),
      ],
    })
    const start = isRtl ? document.documentElement.clientWidth - x - box.offsetWidth : x
    box.style.setProperty('--float-x', `${start}px`)
    box.style.setProperty('--float-y', `${y}px`)
    box.style.removeProperty('clip-path')
  }
  return autoUpdate(anchor, box, () => void place())
}
