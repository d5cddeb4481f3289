import { useEffect, useRef, useState, type RefObject } from 'react'

/** Tracks whether a scroll box overflows: only then it must be focusable. Returns a ref for the box, and the state. */
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
