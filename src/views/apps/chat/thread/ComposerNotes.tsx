import { useMay } from '@core/auth/useMay'
import { Button } from '@core/components/button/Button'
import { useTranslation } from 'react-i18next'
import type { Contact } from '@/redux/apps/chat/schema'
import { useChatActions } from '../hooks/useChatActions'
import styles from '../chat.module.scss'

/** In the composer's place: whom one has blocked one cannot write to. */
export function BlockedNote({ contact }: { contact: Contact }) {
  const { t } = useTranslation('chat')
  const { setBlocked } = useChatActions()
  const mayUpdate = useMay()('update', 'Chat')
  return (
    <div className={styles.composerNote}>
      <p>{t('composer.blocked', { name: contact.fullName })}</p>
      {mayUpdate && (
        <Button size="sm" onClick={() => void setBlocked(contact, false)}>
          {t('action.unblock')}
        </Button>
      )}
    </div>
  )
}

/** In the composer's place, for those who may only read. */
export function ReadOnlyNote() {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.composerNote}>
      <p>{t('composer.readOnly')}</p>
    </div>
  )
}
