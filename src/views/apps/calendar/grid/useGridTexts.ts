import type { CalendarOptions } from '@fullcalendar/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export function useGridTexts() {
  const { t, i18n } = useTranslation('calendar')
  return useMemo(() => {
    // "9am" is shorter than "9:00 AM". In 24-hour locales, an hour without minutes is no time.
    const hasHalves =
      new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', timeZone: 'UTC' }).resolvedOptions().hour12 === true
    const timeFormat: CalendarOptions['eventTimeFormat'] = {
      hour: 'numeric',
      minute: '2-digit',
      omitZeroMinute: hasHalves,
      meridiem: 'short',
    }
    return {
      locale: i18n.language,
      allDayText: t('grid.allDay'),
      moreLinkText: (count) => t('grid.more', { count }),
      moreLinkHint: (count) => t('grid.moreHint', { count }),
      navLinkHint: (date) => t('grid.goTo', { date }),
      closeHint: t('grid.close'),
      eventsHint: t('grid.events'),
      noEventsText: t('grid.noEvents'),
      weekTextShort: t('grid.week'),
      weekTextLong: t('grid.weekLong'),
      eventTimeFormat: timeFormat,
      slotHeaderFormat: timeFormat,
    } satisfies CalendarOptions
  }, [t, i18n.language])
}
