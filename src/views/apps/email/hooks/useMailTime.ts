import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** How a list writes the time of a mail: today its hour, this year its day, before that its date. */
export function useMailTime(): (iso: string) => string {
  const { i18n } = useTranslation('email')
  const [now] = useState(() => new Date())
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' })
    const day = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' })
    const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short' })
    return (iso) => {
      const moment = new Date(iso)
      if (moment.toDateString() === now.toDateString()) return time.format(moment)
      return (moment.getFullYear() === now.getFullYear() ? day : date).format(moment)
    }
  }, [i18n.language, now])
}
