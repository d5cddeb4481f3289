import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Tracks whether the content of a scroll box overflows. Only then the box must be focusable.
 * @returns Ref for the box, and the current state.
 */
export function useOverflow(): { ref: RefObject<HTMLDivElement | null>; isOverflowing: boolean } {
  const ref = useRef<HTMLDivElement>(null)
  const [isOverflowing, setOverflowing] = useState(false)

  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(() =>
      setOverflowing(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    )
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  return { ref, isOverflowing }
}
