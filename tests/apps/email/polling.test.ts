// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePolling } from '@/views/apps/email/hooks/useMailbox'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('refetches the list every minute while the page is visible', () => {
  const retry = vi.fn()
  const { unmount } = renderHook(() => usePolling(retry))
  vi.advanceTimersByTime(120_000)
  expect(retry).toHaveBeenCalledTimes(2)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(120_000)
  expect(retry).toHaveBeenCalledTimes(2)
  hidden.mockRestore()
  unmount()
  vi.advanceTimersByTime(120_000)
  expect(retry).toHaveBeenCalledTimes(2)
})
