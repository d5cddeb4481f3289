import { Avatar } from '@core/components/Avatar'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useTranslation } from 'react-i18next'
import { useThread } from './threadContext'
import styles from '../chat.module.scss'

/** The contact is writing. */
export function TypingRow() {
  const { t } = useTranslation('chat')
  const { contact } = useThread()
  return (
    <li className={`${styles.message} is-first`}>
      <span className={styles.messagePerson}>
        <Avatar name={contact.fullName} src={contact.avatar} />
      </span>
      <div className={styles.messageMain}>
        <div className={`${styles.messageBubble} ${styles.typing}`}>
          <VisuallyHidden>{t('log.typing', { name: contact.fullName })}</VisuallyHidden>
          <span className={styles.typingDot} aria-hidden="true" />
          <span className={styles.typingDot} aria-hidden="true" />
          <span className={styles.typingDot} aria-hidden="true" />
        </div>
      </div>
    </li>
  )
}
