import { useCallback, useSyncExternalStore } from 'react'

/**
 * Subscribes to a media query.
 * @param query such as `(max-width: 767.98px)`
 * @returns whether it matches; false during prerendering
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(query).matches,
    () => false,
  )
}
