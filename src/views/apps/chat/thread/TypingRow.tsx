import { Avatar } from '@core/components/Avatar'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useTranslation } from 'react-i18next'
import { useThread } from './threadContext'

/** The contact is writing. */
export function TypingRow() {
  const { t } = useTranslation('chat')
  const { contact } = useThread()
  return (
    <li className="message is-first">
      <span className="message-person">
        <Avatar name={contact.fullName} src={contact.avatar} />
      </span>
      <div className="message-main">
        <div className="message-bubble typing">
          <VisuallyHidden>{t('log.typing', { name: contact.fullName })}</VisuallyHidden>
          <span className="typing-dot" aria-hidden="true" />
          <span className="typing-dot" aria-hidden="true" />
          <span className="typing-dot" aria-hidden="true" />
        </div>
      </div>
    </li>
  )
}
