import { useEffect, useState } from 'react'

const minute = 60_000

/**
 * The time, again every minute: "days ago", due and overdue change while one looks.
 * @param interval milliseconds, for what changes more often
 */
export function useNow(interval = minute): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
