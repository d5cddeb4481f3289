import { EmptyState } from '@core/components/EmptyState'
import { useTranslation } from 'react-i18next'
import type { Contact } from '@/redux/apps/chat/schema'
import { PersonPicture } from '../shared/PersonPicture'
import styles from '../chat.module.scss'

/** A chat in which nothing has been written yet. */
export function NoMessages({ contact }: { contact: Contact }) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.logEmpty}>
      <EmptyState
        picture={<PersonPicture person={contact} size="xl" />}
        title={t('empty.title')}
        text={t('empty.text', { name: contact.fullName })}
      />
    </div>
  )
}
