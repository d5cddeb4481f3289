import { daysBetween } from '@core/days'
import { useTimeZone } from '@core/hooks/useTimeZone'
import { dateOf, dayTextOf, today } from '@core/zonedTime'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const yearOf = (date: Date) => dayTextOf(date).slice(0, 4)

export function useChatTimes() {
  const { t, i18n } = useTranslation('chat')
  const { language } = i18n
  const timeZone = useTimeZone()
  return useMemo(() => {
    const formatOf = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { ...style, timeZone })
    const time = formatOf({ timeStyle: 'short' })
    const whole = formatOf({ dateStyle: 'full', timeStyle: 'short' })
    const weekday = formatOf({ weekday: 'short' })
    const shortDay = formatOf({ day: 'numeric', month: 'short' })
    const day = formatOf({ weekday: 'long', day: 'numeric', month: 'long' })
    const yearDay = formatOf({ dateStyle: 'full' })

    const daysAgo = (date: Date) => daysBetween(dayTextOf(date), today())

    return {
      time: (iso: string) => time.format(dateOf(iso)),
      whole: (iso: string) => whole.format(dateOf(iso)),
      /** Equal for all times of a day. */
      dayKey: (iso: string) => dayTextOf(dateOf(iso)),
      day(iso: string): string {
        const date = dateOf(iso)
        const days = daysAgo(date)
        if (days === 0) return t('day.today')
        if (days === 1) return t('day.yesterday')
        return (yearOf(date) === yearOf(new Date()) ? day : yearDay).format(date)
      },
      short(iso: string): string {
        const date = dateOf(iso)
        const days = daysAgo(date)
        if (days <= 0) return time.format(date)
        if (days === 1) return t('day.yesterday')
        return (days < 7 ? weekday : shortDay).format(date)
      },
    }
  }, [t, language, timeZone])
}
