import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { cx } from '@core/components/cx'
import { ContextMenu } from '@core/components/overlay/ContextMenu'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { ContextPoint } from '@core/components/overlay/contextPoint'
import { contextPointOf } from '@core/components/overlay/contextPoint'
import { BellOff, MoreVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { selectIsTyping } from '@/redux/apps/chat/answerSlice'
import type { ChatContact, Contact, Message } from '@/redux/apps/chat/schema'
import { ownId } from '@/redux/apps/chat/schema'
import { selectOverview } from '@/redux/apps/chat/slice'
import { selectDraft } from '@/redux/apps/chat/unsentSlice'
import styles from '../chat.module.scss'
import { useChatMenu } from '../hooks/useChatMenu'
import { PersonPicture } from '../shared/PersonPicture'
import { useChatTimes } from '../shared/useChatTimes'
import { opening, useChatLinks } from '../shared/chatNavigation'

interface ChatPreviewProps {
  contactId: number
  isGroup: boolean
  lastMessage: Message | null
}

function ChatPreview({ contactId, isGroup, lastMessage }: ChatPreviewProps) {
  const { t } = useTranslation('chat')
  const isTyping = useAppSelector((state) => selectIsTyping(state, contactId))
  const { contacts } = useAppSelector(selectOverview)
  const draft = useAppSelector((state) => selectDraft(state, contactId)).message.trim()

  if (isTyping) return <span className={`${styles.chatPreview} is-typing`}>{t('list.typing')}</span>
  if (!lastMessage && draft === '') return <span className={styles.chatPreview}>{t('list.empty')}</span>
  const text = draft === '' ? (lastMessage?.message ?? '') : draft
  const isOwn = lastMessage?.senderId === ownId
  const sender = isGroup ? contacts.find(({ id }) => id === lastMessage?.senderId) : undefined
  return (
    <span className={styles.chatPreview}>
      {draft !== '' ? (
        <span className={styles.chatDraft}>{t('list.draft')}</span>
      ) : (
        isOwn && <span>{t('list.own')}</span>
      )}
      {draft === '' && sender && <span>{t('list.sender', { name: sender.fullName.split(' ')[0] })}</span>}
      <span className="truncate" dir="auto">
        {text === '' ? t('image.short') : text}
      </span>
    </span>
  )
}

interface PersonLinkProps {
  contact: Contact
  isCurrent: boolean
  aside?: ReactNode
  children: ReactNode
}

function PersonLink({ contact, isCurrent, aside, children }: PersonLinkProps) {
  const { t } = useTranslation('chat')
  const links = useChatLinks()
  return (
    <Link
      className={styles.chatLink}
      to={links.to(contact.id)}
      state={opening}
      data-contact={contact.id}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <PersonPicture person={contact} />
      <span className={styles.chatWords}>
        <span className={styles.chatLine}>
          <span className={`${styles.chatName} truncate`} dir="auto">
            {contact.fullName}
          </span>
          <VisuallyHidden>
            {contact.members ? t('group.members', { count: contact.members.length }) : t(`presence.${contact.status}`)}
          </VisuallyHidden>
          {aside}
        </span>
        <span className={styles.chatLine}>{children}</span>
      </span>
    </Link>
  )
}

export function ChatRow({ contact, isCurrent }: { contact: ChatContact; isCurrent: boolean }) {
  const { t } = useTranslation('chat')
  const times = useChatTimes()
  const { lastMessage, unseenMsgs } = contact.chat
  const items = useChatMenu(contact, lastMessage !== null)
  const [menuAt, setMenuAt] = useState<ContextPoint | null>(null)
  const menuLabel = t('action.chatMenu', { name: contact.fullName })

  return (
    // The menu key's event bubbles from the link.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={cx(styles.chatRow, isCurrent && 'is-current', unseenMsgs > 0 && 'is-unread')}
      onContextMenu={(event) => items.length > 0 && setMenuAt(contextPointOf(event))}
    >
      <PersonLink
        contact={contact}
        isCurrent={isCurrent}
        aside={
          <>
            {contact.isMuted && <BellOff className={styles.chatMuted} aria-label={t('muted')} />}
            {lastMessage && (
              <time className={styles.chatTime} dateTime={lastMessage.time} title={times.whole(lastMessage.time)}>
                {times.short(lastMessage.time)}
              </time>
            )}
          </>
        }
      >
        <ChatPreview contactId={contact.id} isGroup={contact.members !== undefined} lastMessage={lastMessage} />
        {unseenMsgs > 0 && (
          <span className={cx(styles.chatUnseen, contact.isMuted && 'is-muted')}>
            <span aria-hidden="true">{t('number', { value: unseenMsgs })}</span>
            <VisuallyHidden>{t('list.unseen', { count: unseenMsgs })}</VisuallyHidden>
          </span>
        )}
      </PersonLink>
      {items.length > 0 && (
        <div className={styles.chatRowMenu}>
          <MenuButton
            label={menuLabel}
            icon={<MoreVertical aria-hidden="true" />}
            buttonProps={{ size: 'sm', variant: 'ghost' }}
            align="end"
            items={items}
          />
        </div>
      )}
      {menuAt && <ContextMenu label={menuLabel} items={items} at={menuAt} onClose={() => setMenuAt(null)} />}
    </li>
  )
}

export function ContactRow({ contact, isCurrent }: { contact: Contact; isCurrent: boolean }) {
  return (
    <li className={cx(styles.chatRow, isCurrent && 'is-current')}>
      <PersonLink contact={contact} isCurrent={isCurrent}>
        <span className={styles.chatPreview}>
          <span className="truncate">{contact.role}</span>
        </span>
      </PersonLink>
    </li>
  )
}
