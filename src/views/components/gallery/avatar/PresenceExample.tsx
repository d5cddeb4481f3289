import { Avatar } from '@core/components/Avatar'
import { useTranslation } from 'react-i18next'
import styles from './avatar.module.scss'

const pictures = `${import.meta.env.BASE_URL}images/avatars`

const people = [
  { name: 'Haruka Nishimura', src: `${pictures}/06.svg`, presence: 'online', tone: 'success' },
  { name: 'Mateus Oliveira', src: `${pictures}/08.svg`, presence: 'away', tone: 'warning' },
  { name: 'Siobhán Ní Bhriain', presence: 'offline', tone: 'neutral' },
] as const

export function PresenceExample() {
  const { t } = useTranslation('components')
  return (
    <ul className="list-unstyled d-flex flex-wrap gap-4 mb-0">
      {people.map(({ name, presence, tone, ...picture }) => (
        <li key={name} className="d-flex gap-3 align-items-center">
          <span className={`${styles.withPresence} tone-${tone}`}>
            <Avatar name={name} size="lg" {...picture} />
          </span>
          <span>
            <bdi>{name}</bdi>
            <span className="d-block text-muted text-sm">{t(`demo.presence.${presence}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
