import { useEffect, useMemo, useRef } from 'react'

/** A function that waits until it has not been called for a while. */
export interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void
  /** Forgets the call that waits, if any. */
  cancel: () => void
}

/**
 * Puts off a call until it has not been repeated for `delay` milliseconds. A call that waits dies with the component.
 *
 * @param callback What to call; always the one of the latest render.
 * @param delay Milliseconds to wait; 250 is what searching as one types uses.
 * @returns The debounced function, the same one on every render.
 */
export function useDebounced<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
  delay = 250,
): Debounced<Args> {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })

  const debounced = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = () => clearTimeout(timer)
    const call = (...args: Args) => {
      cancel()
      timer = setTimeout(() => latest.current(...args), delay)
    }
    return Object.assign(call, { cancel })
  }, [delay])

  useEffect(() => debounced.cancel, [debounced])
  return debounced
}
