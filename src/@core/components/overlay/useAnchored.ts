import { useLayoutEffect, type RefObject } from 'react'
import type { Placement } from './floating'

/**
 * Keeps a floating box (class `floating`) beside its anchor while it is open: flips where there is no room, stays within
 * the window, follows scrolling and resizing, and minds the direction of writing. The library that does is fetched when the first
 * box opens; until then the box cannot be seen.
 *
 * @param isOpen Whether the box is shown.
 * @param anchorRef The element that it belongs to.
 * @param boxRef The box.
 * @param placement Preferred side and alignment.
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
    // It can have the focus all the same.
    box.style.clipPath = 'inset(100%)'
    import('./floating').then(
      ({ keepBeside }) => {
        if (!isGone) letGo = keepBeside(anchor, box, { side, align })
      },
      // Offline: in the corner it can be used, too.
      () => box.style.removeProperty('clip-path'),
    )
    return () => letGo()
  }, [isOpen, anchorRef, boxRef, side, align])
}
