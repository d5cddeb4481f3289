import { useMay } from '@core/auth/useMay'
import { useTranslation } from 'react-i18next'
import type { Message } from '@/redux/apps/chat/schema'
import { ownId, reactions } from '@/redux/apps/chat/schema'
import { useMessageActions } from './useMessageActions'
import { useThread } from './threadContext'
import styles from '../chat.module.scss'

/** Who reacted how; one's own reaction can be taken away here. */
export function MessageReactions({ message }: { message: Message }) {
  const { t } = useTranslation('chat')
  const { personOf } = useThread()
  const { react } = useMessageActions()
  const mayUpdate = useMay()('update', 'Chat')
  const shown = reactions.filter((emoji) => message.reactions.some((reaction) => reaction.emoji === emoji))

  return (
    <ul className={styles.messageReactions} aria-label={t('reaction.list')}>
      {shown.map((emoji) => {
        const people = message.reactions.filter((reaction) => reaction.emoji === emoji)
        const isOwn = people.some(({ senderId }) => senderId === ownId)
        const names = people.map(({ senderId }) => (senderId === ownId ? t('you') : personOf(senderId)?.fullName))
        return (
          <li key={emoji}>
            <button
              type="button"
              className={styles.reaction}
              aria-pressed={isOwn}
              disabled={!mayUpdate}
              onClick={() => void react(message.id, emoji)}
            >
              <span>{emoji}</span> {people.length > 1 && <span>{t('number', { value: people.length })}</span>}{' '}
              <span className="visually-hidden">{t('reaction.by', { names })}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
