import { onTimeZone } from '@core/zonedTime'
import { useEffect, useState } from 'react'

const minute = 60_000

/**
 * The time, again every minute, and when another zone is chosen: "days ago", due and overdue change while one looks.
 * @param interval milliseconds, for what changes more often
 */
export function useNow(interval = minute): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const look = () => setNow(new Date())
    const timer = setInterval(look, interval)
    const unsubscribe = onTimeZone(look)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [interval])
  return now
}
