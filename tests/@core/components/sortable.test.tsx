// @vitest-environment jsdom
import { useDragSensors } from '@core/components/sortable/useDragSensors'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'

// With new sensors, the library rerenders every draggable element.
it.each([
  ['where the arrow keys go through a list', undefined],
  ['where they lead elsewhere', () => undefined],
])('what begins a drag is the same at each drawing, %s', (_, coordinates) => {
  const { result, rerender } = renderHook(() => useDragSensors(coordinates))
  const before = result.current
  rerender()
  expect(result.current).toBe(before)
})
