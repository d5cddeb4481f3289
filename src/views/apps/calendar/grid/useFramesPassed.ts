import { useEffect, useState } from 'react'

/**
 * Whether the browser has drawn a few frames since the component stands. The library measures what it has drawn and moves it then;
 * until that is done, it is better not seen.
 */
export function useFramesPassed(count: number): boolean {
  const [left, setLeft] = useState(count)
  useEffect(() => {
    if (left === 0) return undefined
    const frame = requestAnimationFrame(() => setLeft(left - 1))
    return () => cancelAnimationFrame(frame)
  }, [left])
  return left === 0
}
