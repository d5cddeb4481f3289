import type { PointerEvent } from 'react'
import { useEffect, useState } from 'react'

/**
 * Whether the collapsed menu is looked into: a mouse or a pen rests on it. Escape closes it without moving that (WCAG 2.2,
 * 1.4.13). Keyboard and fingers have flyouts and tooltips instead (decision 014).
 */
export function usePeek(isCollapsed: boolean) {
  const [isLookedInto, setLookedInto] = useState(false)
  const isPeeking = isCollapsed && isLookedInto

  useEffect(() => {
    if (!isPeeking) return undefined
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setLookedInto(false)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [isPeeking])

  const peekProps = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setLookedInto(pointerType !== 'touch'),
    onPointerLeave: () => setLookedInto(false),
  }
  return { isPeeking, peekProps }
}
