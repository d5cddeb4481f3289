import { useCallback, useRef } from 'react'

/** @returns undefined if skipped */
export type OneAtATime = <Result>(run: () => Promise<Result>) => Promise<Result | undefined>

/**
 * Skips calls while another call is running. A ref stores that, because two events may precede the next render.
 * @returns a stable function that runs or skips a callback
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
