import type { FocusEvent } from 'react'
import { useEffect, useState } from 'react'

/**
 * Whether the collapsed menu is looked into: the pointer rests on it, or the keyboard's focus is in it. Escape closes it
 * without moving either (WCAG 2.2, 1.4.13).
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
    onPointerEnter: () => setLookedInto(true),
    onPointerLeave: () => setLookedInto(false),
    // A click leaves the focus behind; only the keyboard's keeps the menu open.
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setLookedInto(true)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setLookedInto(false)
    },
  }
  return { isPeeking, peekProps }
}
