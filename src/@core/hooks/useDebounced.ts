import { useCallback, useEffect, useRef } from 'react'

export interface Debounced<Args extends readonly unknown[]> {
  call: (...args: Args) => void
  cancel: () => void
}

/**
 * Debounces the latest callback; unmounting cancels a pending call. The functions are stable.
 * @param delay milliseconds; the default suits search fields
 * @param callback the latest one is called
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
