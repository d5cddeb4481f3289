import { useCallback, useRef } from 'react'

export type OneAtATime = <Result>(run: () => Promise<Result>) => Promise<Result | undefined>

/** Skips calls while another is running. Uses a ref, because two events may precede a render. The function is stable. */
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
