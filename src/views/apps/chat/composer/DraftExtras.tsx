import { IconButton } from '@core/components/button/IconButton'
import { Reply, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { ownId } from '@/redux/apps/chat/schema'
import { selectOpen } from '@/redux/apps/chat/slice'
import type { MessageDraft } from '@/redux/apps/chat/unsentSlice'
import { useThread } from '../thread/threadContext'
import styles from '../chat.module.scss'

interface DraftExtrasProps {
  draft: MessageDraft
  onChange: (draft: MessageDraft) => void
}

export function DraftExtras({ draft, onChange }: DraftExtrasProps) {
  const { t } = useTranslation('chat')
  const { chat } = useAppSelector(selectOpen)
  const { personOf } = useThread()
  const { image, replyTo, ...rest } = draft
  const answered = chat?.messages.find(({ id }) => id === replyTo)

  return (
    <>
      {answered && (
        <div className={`d-flex gap-2 align-items-center ${styles.composerExtra}`}>
          <Reply className="flip-rtl" aria-hidden="true" />
          <p className={styles.composerExtraWords}>
            <span className={styles.messageQuoteName}>
              {answered.senderId === ownId
                ? t('composer.replyToSelf')
                : t('composer.replyTo', { name: personOf(answered.senderId)?.fullName })}
            </span>
            <span className="truncate" dir="auto">
              {answered.message || t('image.short')}
            </span>
          </p>
          <IconButton
            size="sm"
            label={t('composer.cancelReply')}
            icon={<X aria-hidden="true" />}
            onClick={() => onChange({ ...rest, ...(image && { image }) })}
          />
        </div>
      )}
      {image && (
        <div className={`d-flex gap-2 align-items-center ${styles.composerExtra}`}>
          <img className={styles.composerPicture} src={image.url} alt="" width={image.width} height={image.height} />
          <p className={styles.composerExtraWords}>
            <span className="truncate">{image.name}</span>
          </p>
          <IconButton
            size="sm"
            label={t('composer.removeImage')}
            icon={<X aria-hidden="true" />}
            onClick={() => onChange({ ...rest, ...(replyTo !== undefined && { replyTo }) })}
          />
        </div>
      )}
    </>
  )
}
