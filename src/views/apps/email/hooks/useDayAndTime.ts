import { daysBetween } from '@core/days'
import { useTimeZone } from '@core/hooks/useTimeZone'
import { dateOf, dayTextOf, today } from '@core/zonedTime'
import { useMemo } from 'react'
import { useFormat } from '@/utility/hooks/useFormat'

/** `day` is "today", "tomorrow" or the date. */
type DayAndTime = Record<'date' | 'day' | 'time', string>

/** Date and time as separate values, for texts that put words between them. */
export function useDayAndTime(): (iso: string) => DayAndTime {
  const format = useFormat()
  const timeZone = useTimeZone()
  return useMemo(() => {
    const near = new Intl.RelativeTimeFormat(format.language, { numeric: 'auto' })
    const clock = new Intl.DateTimeFormat(format.language, { timeStyle: 'short', timeZone })
    return (iso) => {
      const moment = dateOf(iso)
      const date = format.date(iso)
      const days = daysBetween(today(), dayTextOf(moment))
      const isNear = days === 0 || days === 1
      return { date, day: isNear ? near.format(days, 'day') : date, time: clock.format(moment) }
    }
  }, [format, timeZone])
}
