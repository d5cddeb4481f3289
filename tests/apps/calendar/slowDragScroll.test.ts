// @vitest-environment jsdom
import { Draggable } from '@fullcalendar/react/interaction'
import { expect, it } from 'vitest'
import { slowDragScroll } from '@/views/apps/calendar/grid/slowDragScroll'

it('limits the speed at which the calendar scrolls while dragging', () => {
  slowDragScroll()
  expect(new Draggable(document.createElement('div')).dragging.autoScroller.maxVelocity).toBe(100)
})
