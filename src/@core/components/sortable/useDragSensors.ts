import { useLayer } from '@core/components/overlay/layers'
import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useMemo } from 'react'

// The library compares options by identity: with new ones it makes new sensors, and all that can be dragged is drawn again.
const mouse = { activationConstraint: { distance: 4 } }
const finger = { activationConstraint: { delay: 150, tolerance: 6 } }

/**
 * What begins a drag: the mouse after four pixels, a finger that stays for 150 ms (a swipe still scrolls), the space bar.
 * @param coordinates where an arrow key leads, the same function at each drawing; to the next item of a list unless told otherwise
 */
export function useDragSensors(coordinates: KeyboardCoordinateGetter = sortableKeyboardCoordinates) {
  const keys = useMemo(() => ({ coordinateGetter: coordinates }), [coordinates])
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, finger), useSensor(KeyboardSensor, keys))
}

/** The sensors know no other way to be stopped than their own key. */
function cancelDrag() {
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }))
}

/** Lets Escape put back what is being dragged, before it closes anything around it. */
export function useDragEscape(isDragging: boolean) {
  useLayer(isDragging, cancelDrag)
}
