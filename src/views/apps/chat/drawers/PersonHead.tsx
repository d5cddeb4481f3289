import { Badge } from '@core/components/Badge'
import type { Tone } from '@core/components/tone'
import { useTranslation } from 'react-i18next'
import type { Contact } from '@/redux/apps/chat/schema'
import { PersonPicture } from '../shared/PersonPicture'
import styles from '../chat.module.scss'

const presenceTones: Readonly<Record<Contact['status'], Tone>> = {
  online: 'success',
  away: 'warning',
  busy: 'danger',
  offline: 'neutral',
}

export function PersonHead({ person }: { person: Pick<Contact, 'fullName' | 'avatar' | 'status' | 'role'> }) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.personHead}>
      <PersonPicture person={person} size="xl" />
      <p className={styles.personHeadName} dir="auto">
        {person.fullName}
      </p>
      <p className="text-muted">{person.role}</p>
      <Badge tone={presenceTones[person.status]} hasDot>
        {t(`presence.${person.status}`)}
      </Badge>
    </div>
  )
}
