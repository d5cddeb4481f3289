import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { ownId } from '@/redux/apps/chat/schema'
import { selectOpen } from '@/redux/apps/chat/slice'
import { useThread } from './threadContext'
import styles from '../chat.module.scss'

/** The message that another one answers; pressing it leads there. */
export function QuotedMessage({ id }: { id: number }) {
  const { t } = useTranslation('chat')
  const { contact, jumpTo } = useThread()
  const message = useAppSelector(selectOpen).chat?.messages.find((candidate) => candidate.id === id)
  if (!message) return <p className={styles.messageQuote}>{t('quote.gone')}</p>
  const text = message.message || t('image.short')
  return (
    <button type="button" className={styles.messageQuote} onClick={() => jumpTo(id)}>
      <span className={styles.messageQuoteName}>{message.senderId === ownId ? t('you') : contact.fullName}</span>
      <span className="truncate" dir="auto">
        {text}
      </span>
    </button>
  )
}
