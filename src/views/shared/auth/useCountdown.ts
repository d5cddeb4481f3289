import { useEffect, useState } from 'react'

/** Minimum delay before another email or SMS. */
export const secondsBetweenMails = 30

/** Counts seconds down to 0. @returns `restart` starts a new countdown */
export function useCountdown(initial = 0): { secondsLeft: number; restart: (seconds: number) => void } {
  const [secondsLeft, setSecondsLeft] = useState(initial)
  useEffect(() => {
    if (secondsLeft === 0) return undefined
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  return { secondsLeft, restart: setSecondsLeft }
}
