import { Picture } from '@core/components/Picture'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import type { NewMessage } from '@/redux/apps/chat/schema'
import { ownId } from '@/redux/apps/chat/schema'
import { selectOpen } from '@/redux/apps/chat/slice'
import { Highlight } from '@/utility/Highlight'
import { toParts } from '@/views/shared/links'
import { useThread } from './threadContext'
import styles from '../chat.module.scss'

function QuotedMessage({ id }: { id: number }) {
  const { t } = useTranslation('chat')
  const { personOf, jumpTo } = useThread()
  const message = useAppSelector(selectOpen).chat?.messages.find((candidate) => candidate.id === id)
  if (!message) return <p className={styles.messageQuote}>{t('quote.gone')}</p>
  const text = message.message || t('image.short')
  return (
    <button type="button" className={styles.messageQuote} onClick={() => jumpTo(id)}>
      <span className={styles.messageQuoteName}>
        {message.senderId === ownId ? t('you') : personOf(message.senderId)?.fullName}
      </span>
      <span className="truncate" dir="auto">
        {text}
      </span>
    </button>
  )
}

interface MessageTextProps {
  text: string
  searched: readonly string[]
}

/** Keeps line breaks; URLs become links. */
const MessageText = memo(function MessageText({ text, searched }: MessageTextProps) {
  return (
    <p className={styles.messageText} dir="auto">
      {toParts(text).map((part, index) => {
        const words = <Highlight key={index} text={part.text} words={searched} />
        if (part.href === undefined) return words
        return (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
            {words}
          </a>
        )
      })}
    </p>
  )
})

export function MessageBody({ message, image, replyTo }: Pick<NewMessage, 'message' | 'image' | 'replyTo'>) {
  const { t } = useTranslation('chat')
  const { showImage, searched } = useThread()
  return (
    <>
      {replyTo !== undefined && <QuotedMessage id={replyTo} />}
      {image && (
        <button
          type="button"
          className={styles.messageImage}
          aria-label={t('image.open', { name: image.name })}
          onClick={() => showImage(image)}
        >
          <Picture src={image.url} alt="" width={image.width} height={image.height} loading="lazy" />
        </button>
      )}
      {message !== '' && <MessageText text={message} searched={searched} />}
    </>
  )
}
