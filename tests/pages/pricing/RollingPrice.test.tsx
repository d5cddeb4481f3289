// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { RollingPrice } from '@/views/pages/pricing/RollingPrice'

const price = (value: number) => <RollingPrice value={value} write={(figure) => `$${figure}`} />

const passing = (container: HTMLElement) => /data-figure="([^"]*)"/.exec(container.innerHTML)?.[1] ?? null

it('animates from the old figure to the new one, which is announced from the start', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { container, rerender } = render(price(9900))
  expect(passing(container)).toBeNull()
  rerender(price(8000))
  expect(passing(container)).toBe('$9900')
  expect(container).toHaveTextContent(/^\$8000$/)
  act(() => void vi.advanceTimersByTime(100))
  expect(passing(container)).toMatch(/^\$8[1-9]\d\d$/)
  expect(container).toHaveTextContent(/^\$8000$/)
  act(() => void vi.advanceTimersByTime(300))
  expect(passing(container)).toBeNull()
  expect(container).toHaveTextContent(/^\$8000$/)
})

it('does not animate with reduced motion', () => {
  const media = vi.spyOn(globalThis, 'matchMedia')
  onTestFinished(() => media.mockRestore())
  media.mockImplementation(
    (query) =>
      ({
        media: query,
        matches: query === '(prefers-reduced-motion: reduce)',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
  const { container, rerender } = render(price(49))
  rerender(price(40))
  expect(passing(container)).toBeNull()
  expect(container).toHaveTextContent(/^\$40$/)
})
