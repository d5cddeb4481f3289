import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

function createFormats(language: string) {
  return {
    time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }),
    day: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'short' }),
  }
}

/** By language: making them takes longer than a row of a list may. */
const made = new Map<string, ReturnType<typeof createFormats>>()

function formatsOf(language: string) {
  const formats = made.get(language) ?? createFormats(language)
  made.set(language, formats)
  return formats
}

/** How a list writes the time of a mail: today its hour, this year its day, before that its date. */
export function useMailTime(): (iso: string) => string {
  const { i18n } = useTranslation('email')
  const [now] = useState(() => new Date())
  return useMemo(() => {
    const { time, day, date } = formatsOf(i18n.language)
    return (iso) => {
      const moment = new Date(iso)
      if (moment.toDateString() === now.toDateString()) return time.format(moment)
      return (moment.getFullYear() === now.getFullYear() ? day : date).format(moment)
    }
  }, [i18n.language, now])
}
