import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { ownId } from '@/redux/apps/chat/schema'
import { selectOpen } from '@/redux/apps/chat/slice'
import { useThread } from './threadContext'

/** The message that another one answers; pressing it leads there. */
export function QuotedMessage({ id }: { id: number }) {
  const { t } = useTranslation('chat')
  const { contact, jumpTo } = useThread()
  const message = useAppSelector(selectOpen).chat?.messages.find((candidate) => candidate.id === id)
  if (!message) return <p className="message-quote">{t('quote.gone')}</p>
  const text = message.message || t('image.short')
  return (
    <button type="button" className="message-quote" onClick={() => jumpTo(id)}>
      <span className="message-quote-name">{message.senderId === ownId ? t('you') : contact.fullName}</span>
      <span className="truncate" dir="auto">
        {text}
      </span>
    </button>
  )
}
