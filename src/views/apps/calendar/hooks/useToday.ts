import { dayTextOf } from '@core/dateText'
import { useEffect, useState } from 'react'

/** Today as a day text. Whoever leaves the calendar open over night finds the next day. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayTextOf(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setToday(dayTextOf(new Date())), 60_000)
    return () => clearInterval(timer)
  }, [])
  return today
}
