import { useLayoutEffect, type RefObject } from 'react'
import type { Placement } from './floating'

/**
 * Keeps a floating box (class `floating`) beside its anchor while open. It flips, stays within the window,
 * follows scrolling and resizing, and respects the text direction.
 * The positioning library loads with the first box; until then the box is invisible.
 * @param isOpen whether the box is rendered
 * @param anchorRef the element beside which the box opens
 * @param boxRef the floating box
 */
export function useAnchored(
  isOpen: boolean,
  anchorRef: RefObject<Element | null>,
  boxRef: RefObject<HTMLElement | null>,
  { side, align }: Placement,
): void {
  useLayoutEffect(() => {
    const [anchor, box] = [anchorRef.current, boxRef.current]
    if (!isOpen || !anchor || !box) return undefined
    let isGone = false
    let letGo = () => {
      isGone = true
    }
    // Clipped instead of hidden, so that it can receive the focus.
    box.style.clipPath = 'inset(100%)'
    import('./floating').then(
      ({ keepBeside }) => {
        if (!isGone) letGo = keepBeside(anchor, box, { side, align })
      },
      // Offline: the box is usable in the corner.
      () => box.style.removeProperty('clip-path'),
    )
    return () => letGo()
  }, [isOpen, anchorRef, boxRef, side, align])
}
