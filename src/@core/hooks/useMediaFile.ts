import { useCallback, useRef } from 'react'

/**
 * Loads a file into an audio or video player and unloads it with the player: browsers keep a removed player, with the nodes and
 * listeners of its controls, as long as it has a file.
 * @param src URL of the file; on the element, `src` is then left out
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
