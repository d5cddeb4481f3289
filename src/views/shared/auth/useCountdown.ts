import { useEffect, useState } from 'react'

/** How soon somebody may have a mail or a message sent again. */
export const secondsBetweenMails = 30

/**
 * Counts seconds down to nought.
 * @param initial where it begins
 * @returns `restart` begins again
 */
export function useCountdown(initial = 0): { secondsLeft: number; restart: (seconds: number) => void } {
  const [secondsLeft, setSecondsLeft] = useState(initial)
  useEffect(() => {
    if (secondsLeft === 0) return undefined
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  return { secondsLeft, restart: setSecondsLeft }
}
