import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectIsTyping } from '@/redux/apps/chat/answerSlice'
import type { Message } from '@/redux/apps/chat/schema'
import { ownId } from '@/redux/apps/chat/schema'
import { selectOverview } from '@/redux/apps/chat/slice'
import { selectDraft } from '@/redux/apps/chat/unsentSlice'
import styles from '../chat.module.scss'

interface ChatPreviewProps {
  contactId: number
  isGroup: boolean
  lastMessage: Message | null
}

/** What goes on in a chat: somebody types, something waits to be sent, or else the last message. */
export function ChatPreview({ contactId, isGroup, lastMessage }: ChatPreviewProps) {
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
