import { useLayer } from '@core/components/overlay/layers'
import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/**
 * What begins a drag: the mouse after four pixels, a finger that stays for 150 ms (a swipe still scrolls), the space bar.
 * @param coordinates where an arrow key leads; to the next item of a list unless told otherwise
 */
export function useDragSensors(coordinates: KeyboardCoordinateGetter = sortableKeyboardCoordinates) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: coordinates }),
  )
}

/** The sensors know no other way to be stopped than their own key. */
function cancelDrag() {
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }))
}

/** Lets Escape put back what is being dragged, before it closes anything around it. */
export function useDragEscape(isDragging: boolean) {
  useLayer(isDragging, cancelDrag)
}
