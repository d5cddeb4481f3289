import { onTimeZone } from '@core/zonedTime'
import { useEffect, useState } from 'react'

const minute = 60_000

/**
 * Current time, updated every minute and when the time zone changes, for relative times and due dates.
 * @param interval milliseconds
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
