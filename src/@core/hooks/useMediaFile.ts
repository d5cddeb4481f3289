import { useCallback, useRef, type RefCallback, type RefObject } from 'react'

/**
 * Sets the `src` of an audio or video element, and removes it on unmount. Otherwise browsers keep the removed element, with the
 * nodes and listeners of its controls.
 * @returns `ref` for the element, without its own `src`; `playerRef`, whose `current` is the mounted element
 */
export function useMediaFile<Player extends HTMLMediaElement>(
  src: string,
): { ref: RefCallback<Player>; playerRef: RefObject<Player | null> } {
  const playerRef = useRef<Player>(null)
  const ref = useCallback(
    (element: Player) => {
      playerRef.current = element
      element.src = src
      return () => {
        playerRef.current = null
        element.removeAttribute('src')
        element.load()
      }
    },
    [src],
  )
  return { ref, playerRef }
}
