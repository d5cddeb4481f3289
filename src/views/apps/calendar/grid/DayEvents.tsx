import { addDays } from '@core/days'
import { useTimeZone } from '@core/hooks/useTimeZone'
import { dateOf } from '@core/zonedTime'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Occurrence } from '@/redux/apps/calendar/schema'
import { KindDot } from '../shared/KindDot'
import { occurrenceKey } from '../shared/occurrences'
import { spanOf } from '../shared/times'
import styles from '../calendar.module.scss'

interface DayEventsProps {
  day: string
  events: readonly Occurrence[]
  onOpen: (event: Occurrence) => void
}

/** Events of a day, below the month on phones, whose cells have no room for text. */
export function DayEvents({ day, events, onOpen }: DayEventsProps) {
  const { t, i18n } = useTranslation('calendar')
  const { language } = i18n
  const timeZone = useTimeZone()
  const [dayName, hours] = useMemo(
    () => [
      new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
      new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone }),
    ],
    [language, timeZone],
  )
  const ofDay = useMemo(() => {
    const [from, until] = [dateOf(day), dateOf(addDays(day, 1))]
    return events
      .map((event) => ({ event, ...spanOf(event) }))
      .filter(({ start, end }) => start < until && (end > from || start >= from))
      .sort((a, b) => Number(b.event.allDay) - Number(a.event.allDay) || a.start.getTime() - b.start.getTime())
  }, [events, day])

  return (
    <section className={styles.dayEvents} aria-labelledby="calendar-day">
      <h3 id="calendar-day" aria-live="polite">
        {dayName.format(new Date(day))}
      </h3>
      {ofDay.length === 0 && <p className="text-muted">{t('grid.emptyDay')}</p>}
      <ul>
        {ofDay.map(({ event, start, end }) => (
          <li key={occurrenceKey(event)}>
            <button type="button" onClick={() => onOpen(event)}>
              <KindDot kind={event.extendedProps.calendar} />
              <span className="truncate" dir="auto">
                {event.title}
              </span>
              <span className="text-muted tabular">
                {event.allDay ? t('grid.allDay') : hours.formatRange(start, end < start ? start : end)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
