import { Picture } from '@core/components/Picture'
import { useTranslation } from 'react-i18next'
import type { NewMessage } from '@/redux/apps/chat/schema'
import { MessageText } from './MessageText'
import { QuotedMessage } from './QuotedMessage'
import { useThread } from './threadContext'
import styles from '../chat.module.scss'

/** What a message says: what it answers, its picture, its words. */
export function MessageBody({ message, image, replyTo }: Pick<NewMessage, 'message' | 'image' | 'replyTo'>) {
  const { t } = useTranslation('chat')
  const { showImage } = useThread()
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
      {message !== '' && <MessageText text={message} />}
    </>
  )
}
