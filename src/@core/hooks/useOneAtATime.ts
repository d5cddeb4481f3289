import { useCallback, useRef } from 'react'

/** @returns undefined where it did nothing */
export type OneAtATime = <Result>(run: () => Promise<Result>) => Promise<Result | undefined>

/**
 * Lets nothing begin twice: while one run is under way, the next is ignored. A ref remembers it, not state, as two events may come
 * before the next render.
 *
 * @returns Runs what it is given, unless another run is under way; always the same function.
 */
export function useOneAtATime(): OneAtATime {
  const isUnderWay = useRef(false)
  return useCallback<OneAtATime>(async (run) => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    try {
      return await run()
    } finally {
      isUnderWay.current = false
    }
  }, [])
}
