import { Avatar } from '@core/components/Avatar'
import { Badge } from '@core/components/Badge'
import type { Description } from '@core/components/DescriptionList'
import { DescriptionList } from '@core/components/DescriptionList'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Occurrence, UnscheduledEvent } from '@/redux/apps/calendar/schema'
import { kindTones } from '../shared/kindTones'
import { timeTextIn } from '../shared/times'
import { isExpressed } from './repetition'
import { repeatValuesOf } from './ruleStart'
import { RuleText } from './RuleText'
import styles from '../calendar.module.scss'

/** Read-only view, for users who may not edit events. */
export function EventDetails({ event }: { event: Occurrence | UnscheduledEvent }) {
  const { t, i18n } = useTranslation('calendar')
  const { calendar, location, guests = [], description } = event.extendedProps
  const when = event.start === null ? t('unscheduled.title') : timeTextIn(i18n.language)(event)
  const items: Description[] = [{ term: t('field.when'), value: when }]
  if (event.start !== null && event.recurrence) {
    const { repeat, interval } = repeatValuesOf(event)
    const value = repeat === 'custom' ? <RuleText rule={event.recurrence.rule} /> : t(`repeat.${repeat}`)
    items.push({ term: t('repeat.label'), value })
    if (isExpressed(repeat) && interval !== 1) items.push({ term: t(`repeat.interval.${repeat}`), value: interval })
  }
  if (typeof event.reminder === 'number')
    items.push({ term: t('reminder.label'), value: t(`reminder.before.${event.reminder}`) })
  if (location) items.push({ term: t('field.location'), value: <span dir="auto">{location}</span> })
  if (event.url) {
    const link = (
      <a href={event.url} target="_blank" rel="noopener noreferrer">
        <ExternalLink aria-hidden="true" />
        {t('event.openLink')}
      </a>
    )
    items.push({ term: t('field.url'), value: link })
  }
  if (guests.length > 0) {
    const list = (
      <ul className={styles.guestChips}>
        {guests.map(({ fullName, avatar }) => (
          <li key={fullName}>
            <Avatar name={fullName} src={avatar} size="sm" />
            <bdi className="truncate">{fullName}</bdi>
          </li>
        ))}
      </ul>
    )
    items.push({ term: t('field.guests'), value: list })
  }
  return (
    <div className={styles.eventDetails}>
      <Badge tone={kindTones[calendar]} hasDot>
        {t(`kind.${calendar}`)}
      </Badge>
      <DescriptionList items={items} />
      {description && (
        <p className={styles.eventDescription} dir="auto">
          {description}
        </p>
      )}
    </div>
  )
}
