import { useLayer } from '@core/components/overlay/layers'
import type { KeyboardCoordinateGetter, SensorDescriptor, SensorOptions } from '@dnd-kit/core'
import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useMemo } from 'react'

// dnd-kit compares options by identity: new objects create new sensors and re-render all draggable elements.
const mouse = { activationConstraint: { distance: 4 } }
const finger = { activationConstraint: { delay: 150, tolerance: 6 } }

/**
 * Drags start with the mouse after 4 pixels, by touch after 150 ms (a swipe still scrolls), or with the space bar.
 * @param coordinates Target of an arrow key; must be stable. Default: the next item of a list.
 * @returns `sensors` of a `DndContext`
 */
export function useDragSensors(
  coordinates: KeyboardCoordinateGetter = sortableKeyboardCoordinates,
): SensorDescriptor<SensorOptions>[] {
  const keys = useMemo(() => ({ coordinateGetter: coordinates }), [coordinates])
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, finger), useSensor(KeyboardSensor, keys))
}

/** dnd-kit's sensors can only be canceled by their own key. */
function cancelDrag() {
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }))
}

/** Escape cancels the drag before it closes a surrounding layer. */
export function useDragEscape(isDragging: boolean): void {
  useLayer(isDragging, cancelDrag)
}
