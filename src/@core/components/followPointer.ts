import type { PointerEvent } from 'react'
import { isRtl } from '../isRtl'

/**
 * Follows a pressed pointer until it is released. Ignores other buttons than the primary.
 * @param onMove Receives the distance in pixels, positive toward the inline end. `isFinal` marks the last call.
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
    // `pointercancel` has no position: the browser took over the pointer for scrolling.
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
