import type { PointerEvent } from 'react'

/** Whether an element runs from right to left. */
export function isMirrored(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

/**
 * Follows the pointer that was put down on an element until it is lifted.
 *
 * @param event The press.
 * @param onMove Told how many pixels it has gone, in the direction of writing; `isFinal` tells the last call.
 */
export function followPointer(
  event: PointerEvent<HTMLElement>,
  onMove: (distance: number, isFinal: boolean) => void,
): void {
  if (event.button !== 0) return
  const element = event.currentTarget
  const forward = isMirrored(element) ? -1 : 1
  const startX = event.clientX
  const distanceTo = ({ clientX }: globalThis.PointerEvent) => forward * (clientX - startX)
  const handleMove = (moved: globalThis.PointerEvent) => onMove(distanceTo(moved), false)
  const handleEnd = (ended: globalThis.PointerEvent) => {
    element.removeEventListener('pointermove', handleMove)
    element.removeEventListener('pointerup', handleEnd)
    element.removeEventListener('pointercancel', handleEnd)
    onMove(distanceTo(ended), true)
  }
  element.setPointerCapture(event.pointerId)
  element.addEventListener('pointermove', handleMove)
  element.addEventListener('pointerup', handleEnd)
  element.addEventListener('pointercancel', handleEnd)
}
