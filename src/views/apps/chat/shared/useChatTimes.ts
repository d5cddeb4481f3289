import { dayTextOf } from '@core/dateText'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** How the chat writes times: a time of day within a day, and as little as tells the day elsewhere. */
export function useChatTimes() {
  const { t, i18n } = useTranslation('chat')
  const { language } = i18n
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
    const whole = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' })
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' })
    const shortDay = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })
    const day = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' })
    const yearDay = new Intl.DateTimeFormat(language, { dateStyle: 'full' })

    /** How many days ago, by the calendar. */
    function daysAgo(date: Date): number {
      const now = new Date()
      const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate())
      const own = new Date(date.getFullYear(), date.getMonth(), date.getDate())
      return Math.round((midnight.getTime() - own.getTime()) / 86_400_000)
    }

    return {
      time: (iso: string) => time.format(new Date(iso)),
      whole: (iso: string) => whole.format(new Date(iso)),
      /** The day's own text, equal for the times of one day. */
      dayKey: (iso: string) => dayTextOf(new Date(iso)),
      /** For the line above a day's messages. */
      day(iso: string): string {
        const date = new Date(iso)
        const days = daysAgo(date)
        if (days === 0) return t('day.today')
        if (days === 1) return t('day.yesterday')
        return (date.getFullYear() === new Date().getFullYear() ? day : yearDay).format(date)
      },
      /** For the list of chats. */
      short(iso: string): string {
        const date = new Date(iso)
        const days = daysAgo(date)
        if (days <= 0) return time.format(date)
        if (days === 1) return t('day.yesterday')
        return (days < 7 ? weekday : shortDay).format(date)
      },
    }
  }, [t, language])
}
