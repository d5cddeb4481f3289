// @vitest-environment jsdom
import { useDragSensors } from '@core/components/sortable/useDragSensors'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'

// With new sensors, the library rerenders every draggable element.
it.each([
  ['where the arrow keys go through a list', undefined],
  ['where they lead elsewhere', () => undefined],
])('the sensors are the same in each render, %s', (_, coordinates) => {
  const { result, rerender } = renderHook(() => useDragSensors(coordinates))
  const before = result.current
  rerender()
  expect(result.current).toBe(before)
})
