import { Draggable } from '@fullcalendar/react/interaction'
import { useEffect } from 'react'

/**
 * Lets what has a `data-event` in an element be dragged onto the grid.
 * @param element null where there is nothing to drag
 */
export function useDragSource(element: HTMLElement | null): void {
  useEffect(() => {
    if (!element) return undefined
    const draggable = new Draggable(element, { itemSelector: '[data-event]' })
    return () => {
      draggable.destroy()
    }
  }, [element])
}
