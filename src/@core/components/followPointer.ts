import type { PointerEvent } from 'react'
import { isRtl } from '../isRtl'

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
  const forward = isRtl(element) ? -1 : 1
  const startX = event.clientX
  let distance = 0
  const follow = ({ clientX }: globalThis.PointerEvent) => (distance = forward * (clientX - startX))
  const handleMove = (moved: globalThis.PointerEvent) => onMove(follow(moved), false)
  const handleEnd = (ended: globalThis.PointerEvent) => {
    // Where the browser takes the pointer for scrolling, it does not say where it was.
    if (ended.type === 'pointerup') follow(ended)
    element.removeEventListener('pointermove', handleMove)
    element.removeEventListener('pointerup', handleEnd)
    element.removeEventListener('pointercancel', handleEnd)
    onMove(distance, true)
  }
  element.setPointerCapture(event.pointerId)
  element.addEventListener('pointermove', handleMove)
  element.addEventListener('pointerup', handleEnd)
  element.addEventListener('pointercancel', handleEnd)
}
