import { useMediaQuery } from '@core/hooks/useMediaQuery'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useSyncExternalStore, type KeyboardEvent } from 'react'
import { useDirection } from '@/redux/shell/layout/hooks'

/**
 * Slides to swipe, drag, or move by arrow keys in the page's direction.
 * @returns `viewport`, the ref of the box around the slides; their position; callbacks to move them
 */
export function useSwiper({ isVertical = false } = {}) {
  const direction = useDirection()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [viewport, api] = useEmblaCarousel({ axis: isVertical ? 'y' : 'x', direction, slidesToScroll: 'auto' })

  const subscribe = useCallback(
    (onChange: () => void) => {
      api?.on('select', onChange).on('reInit', onChange)
      return () => void api?.off('select', onChange).off('reInit', onChange)
    },
    [api],
  )
  const index = useSyncExternalStore(subscribe, () => api?.selectedScrollSnap() ?? 0)
  const count = useSyncExternalStore(subscribe, () => api?.scrollSnapList().length ?? 1)

  const go = (to: number) => api?.scrollTo(Math.min(Math.max(to, 0), count - 1), isStill)
  function handleKeyDown(event: KeyboardEvent) {
    const forward = isVertical ? 'ArrowDown' : direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = isVertical ? 'ArrowUp' : direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const to = { [forward]: index + 1, [back]: index - 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  return { viewport, index, count, go, handleKeyDown }
}
