import { useCallback, useEffect, useRef } from 'react'

/** A call that waits until it has not been repeated for a while. */
export interface Debounced<Args extends readonly unknown[]> {
  call: (...args: Args) => void
  /** Forgets the call that waits, if any. */
  cancel: () => void
}

/**
 * Puts off a call until it has not been repeated for `delay` milliseconds. A call that waits dies with the component.
 *
 * @param callback What to call; always the one of the latest render.
 * @param delay Milliseconds to wait; 250 is what searching as one types uses.
 * @returns The same two functions on every render.
 */
export function useDebounced<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
  delay = 250,
): Debounced<Args> {
  const latest = useRef(callback)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = callback
  })

  const cancel = useCallback(() => clearTimeout(timer.current), [])
  const call = useCallback(
    (...args: Args) => {
      cancel()
      timer.current = setTimeout(() => latest.current(...args), delay)
    },
    [cancel, delay],
  )
  useEffect(() => cancel, [cancel])

  return { call, cancel }
}
