import { Alert } from '@core/components/Alert'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { sanitiseHtml } from '@core/html/sanitise'
import { htmlToText } from '@core/html/htmlToText'
import { ChevronDown, EllipsisVertical } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Email, MessagePart } from '@/redux/apps/email/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { useEmailTime } from '../hooks/useEmailTime'
import { useMailboxContext } from '../shared/mailbox'
import { useAnswerItems } from '../shared/useAnswerItems'
import { Attachments } from './Attachments'
import { Correspondents } from './Correspondents'
import { MessageFrame } from './MessageFrame'
import styles from '../email.module.scss'

interface MessageProps {
  email: Email
  part: MessagePart
  isOpen: boolean
  /** Absent for a thread with a single email. */
  onToggle?: () => void
}

export function Message({ email, part, isOpen, onToggle }: MessageProps) {
  const { t } = useTranslation('email')
  const format = useFormat()
  const emailTime = useEmailTime()
  const answerItems = useAnswerItems()
  const [showsPictures, setShowsPictures] = useState(false)
  const [showsDetails, setShowsDetails] = useState(false)
  const { mayWrite } = useMailboxContext().rights
  const { from, message, time, attachments } = part
  const snippet = useMemo(() => (isOpen ? '' : htmlToText(message).slice(0, 160)), [isOpen, message])
  const blocked = useMemo(() => (isOpen ? sanitiseHtml(message).blockedPictures : 0), [isOpen, message])

  const who = (
    <>
      <Avatar name={from.name} src={from.avatar || undefined} />
      <span className={styles.messageWho}>
        <strong>{from.name}</strong>
        {isOpen ? (
          <bdi className="text-muted truncate">{from.email}</bdi>
        ) : (
          <span className="text-muted truncate" dir="auto">
            {snippet}
          </span>
        )}
      </span>
    </>
  )
  return (
    <article
      className={styles.message}
      aria-label={t('reader.message', { name: from.name, time: format.dateTime(time) })}
    >
      <header className={styles.messageHead}>
        {onToggle ? (
          <button type="button" className={styles.messageToggle} aria-expanded={isOpen} onClick={onToggle}>
            {who}
          </button>
        ) : (
          <div className={styles.messageToggle}>{who}</div>
        )}
        <time className={`${styles.messageTime} tabular`} dateTime={time} title={format.dateTime(time)}>
          {isOpen ? format.dateTime(time) : emailTime(time)}
        </time>
        {isOpen && mayWrite && email.folder !== 'draft' && (
          <MenuButton
            label={t('reader.more')}
            icon={<EllipsisVertical aria-hidden="true" />}
            buttonProps={{ size: 'sm' }}
            align="end"
            items={answerItems(email, part)}
          />
        )}
      </header>
      {isOpen && (
        <div className={styles.messageBody}>
          <Button
            size="sm"
            variant="ghost"
            className={`${styles.messageDetailsToggle} d-print-none`}
            aria-expanded={showsDetails}
            onClick={() => setShowsDetails(!showsDetails)}
          >
            {t('reader.details')}
            <ChevronDown className="btn-chevron" aria-hidden="true" />
          </Button>
          {showsDetails && <Correspondents part={part} />}
          {blocked > 0 && !showsPictures && (
            <Alert tone="info">
              <div className="cluster">
                {t('reader.blocked', { count: blocked })}
                <Button size="sm" onClick={() => setShowsPictures(true)}>
                  {t('reader.showPictures')}
                </Button>
              </div>
            </Alert>
          )}
          <MessageFrame title={t('reader.text', { name: from.name })} message={message} showsPictures={showsPictures} />
          {attachments.length > 0 && <Attachments files={attachments} />}
        </div>
      )}
    </article>
  )
}
