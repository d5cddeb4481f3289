import { useCan } from '@core/auth/useCan'
import { Avatar } from '@core/components/Avatar'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { cx } from '@core/components/cx'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '@/redux/apps/chat/schema'
import { ownId, reactions } from '@/redux/apps/chat/schema'
import styles from '../chat.module.scss'
import { useChatTimes } from '../shared/useChatTimes'
import { MessageBody } from './MessageBody'
import { MessageEditor } from './MessageEditor'
import { MessageTicks } from './MessageTicks'
import { MessageTools } from './MessageTools'
import { useThread } from './threadContext'
import { useMessageActions } from './useMessageActions'

function MessageReactions({ message }: { message: Message }) {
  const { t } = useTranslation('chat')
  const { personOf } = useThread()
  const { toggleReaction } = useMessageActions()
  const mayUpdate = useCan()('update', 'Chat')
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
              onClick={() => void toggleReaction(message, emoji)}
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

interface MessageRowProps {
  message: Message
  isFirst: boolean
  isFirstUnseen: boolean
  isActive: boolean
  isTabStop: boolean
  isEdited: boolean
  isMarked: boolean
}

export const MessageRow = memo(function MessageRow({
  message,
  isFirst,
  isFirstUnseen,
  isActive,
  isTabStop,
  isEdited,
  isMarked,
}: MessageRowProps) {
  const { t } = useTranslation('chat')
  const times = useChatTimes()
  const { contact, personOf } = useThread()
  const isOwn = message.senderId === ownId
  const person = personOf(message.senderId)
  const time = times.time(message.time)
  const byId = `message-${message.id}-by`
  const textId = `message-${message.id}-text`

  return (
    <li
      className={cx(
        styles.message,
        isOwn && 'is-own',
        (isFirst || isFirstUnseen) && 'is-first',
        isMarked && 'is-marked',
      )}
    >
      {isFirstUnseen && <p className={styles.logNew}>{t('log.new')}</p>}
      {isFirst && person && (
        <span className={styles.messagePerson}>
          <Avatar name={person.fullName} src={person.avatar} />
        </span>
      )}
      <article
        className={styles.messageMain}
        data-message={message.id}
        // Arrow keys move between messages; the focused message shows its tools.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isTabStop ? 0 : -1}
        aria-labelledby={`${byId} ${textId}`}
      >
        <VisuallyHidden>
          <span id={byId}>{t('log.by', { name: isOwn ? t('you') : person?.fullName, time })}</span>
        </VisuallyHidden>
        {(isFirst || isFirstUnseen) && !isOwn && contact.members && (
          <span className={styles.messageSender} aria-hidden="true" dir="auto">
            {person?.fullName}
          </span>
        )}
        <div className={cx(styles.messageBox, isEdited && 'is-edited')}>
          <div className={styles.messageBubble} id={textId}>
            {isEdited ? (
              <MessageEditor message={message} />
            ) : (
              <>
                <MessageBody {...message} />
                <span className={`d-inline-flex gap-1 align-items-center ${styles.messageFoot}`}>
                  {message.editedAt !== undefined && (
                    <span title={times.whole(message.editedAt)}>{t('log.edited')}</span>
                  )}
                  <time dateTime={message.time} title={times.whole(message.time)} aria-hidden="true">
                    {time}
                  </time>
                  {message.status && <MessageTicks status={message.status} />}
                </span>
              </>
            )}
          </div>
          {isActive && !isEdited && <MessageTools message={message} />}
        </div>
        {message.reactions.length > 0 && <MessageReactions message={message} />}
      </article>
    </li>
  )
})
