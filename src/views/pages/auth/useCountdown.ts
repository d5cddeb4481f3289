import { useEffect, useState } from 'react'

/** Counts seconds down to nought. `restart` begins again. */
export function useCountdown(): { secondsLeft: number; restart: (seconds: number) => void } {
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    if (secondsLeft === 0) return undefined
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  return { secondsLeft, restart: setSecondsLeft }
}
