import { useTimeZone } from '@core/hooks/useTimeZone'
import { dateOf, dayTextOf } from '@core/zonedTime'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

function createFormats(language: string, timeZone: string | undefined) {
  return {
    time: new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }),
    day: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone }),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone }),
  }
}

/** Cache by language and time zone: creating formatters is too slow for each row. */
const made = new Map<string, ReturnType<typeof createFormats>>()

function formatsOf(language: string, timeZone: string | undefined) {
  const key = `${language} ${timeZone}`
  const formats = made.get(key) ?? createFormats(language, timeZone)
  made.set(key, formats)
  return formats
}

/** Time in a list: hour today, day this year, date before. */
export function useEmailTime(): (iso: string) => string {
  const { i18n } = useTranslation('email')
  const timeZone = useTimeZone()
  const [now] = useState(() => new Date())
  return useMemo(() => {
    const { time, day, date } = formatsOf(i18n.language, timeZone)
    const today = dayTextOf(now)
    return (iso) => {
      const moment = dateOf(iso)
      const own = dayTextOf(moment)
      if (own === today) return time.format(moment)
      return (own.slice(0, 4) === today.slice(0, 4) ? day : date).format(moment)
    }
  }, [i18n.language, timeZone, now])
}
