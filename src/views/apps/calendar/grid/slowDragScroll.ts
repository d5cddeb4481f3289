import { Draggable } from '@fullcalendar/react/interaction'

/** Pixels per second at the very edge: two hours. */
const fastest = 100

/** Slows the scrolling near an edge while dragging. FullCalendar scrolls three times as fast, without an option. */
export function slowDragScroll(): void {
  const sample = new Draggable(document.createElement('div'))
  const prototype: unknown = Object.getPrototypeOf(sample.dragging.autoScroller)
  if (prototype instanceof Object)
    Object.defineProperty(prototype, 'maxVelocity', {
      configurable: true,
      get: () => fastest,
      set() {
        // The constructor assigns its own speed.
      },
    })
  sample.destroy()
}
