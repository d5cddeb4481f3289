import { useCallback, useRef } from 'react'

/**
 * Sets the `src` of an audio or video element, and removes it on unmount. Otherwise browsers keep the removed element, with the
 * nodes and listeners of its controls.
 * @param src URL of the file; do not set it on the element
 * @returns `ref` for the element; `playerRef`, whose `current` is the element while it is mounted
 * @example const { ref } = useMediaFile<HTMLVideoElement>(film); return <video ref={ref} controls />
 */
export function useMediaFile<Player extends HTMLMediaElement>(src: string) {
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
