import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query holds, kept current.
 *
 * @param query A media query such as `(max-width: 767.98px)`.
 * @returns True while it matches; false where there is no screen, as in a build.
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
