import { Avatar } from '@core/components/Avatar'
import { Card } from '@core/components/Card'
import { LinkButton } from '@core/components/button/LinkButton'
import { useModuleLink } from '@core/module/useModuleLink'
import { CalendarDays, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../gallery.module.scss'

const time = '2026-11-24T10:00:00Z'
/** Placeholder names, as English, German, French and Portuguese use them. */
const people = ['Jane Doe', 'Max Mustermann', 'Jean Dupont', 'Fulano de Tal']

export function MeetingExample() {
  const place = useModuleLink()
  const { t } = useTranslation('cards')
  const format = useFormat()
  return (
    <Card
      title={t('meeting.title')}
      footer={
        <LinkButton size="sm" to={place('/apps/calendar') ?? '/'}>
          {t('meeting.open')}
        </LinkButton>
      }
    >
      <ul className="figure-list">
        <li>
          <span className="figure-icon tone-primary">
            <CalendarDays aria-hidden="true" />
          </span>
          <time className="figure-name" dateTime={time}>
            {format.dateTime(time)}
          </time>
        </li>
        <li>
          <span className="figure-icon tone-primary">
            <MapPin aria-hidden="true" />
          </span>
          <span className="figure-name">{t('meeting.place')}</span>
        </li>
      </ul>
      <div className={`d-flex mt-3 ${styles.meetingPeople}`}>
        {people.map((name) => (
          <Avatar key={name} name={name} isNamed />
        ))}
      </div>
    </Card>
  )
}
