import { onTimeZone } from '@core/zonedTime'
import { useEffect, useState } from 'react'

const minute = 60_000

/** Current time, updated when the time zone changes. @param interval between updates, in milliseconds; default a minute */
export function useNow(interval = minute): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const update = () => setNow(new Date())
    const timer = setInterval(update, interval)
    const unsubscribe = onTimeZone(update)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [interval])
  return now
}
