import { Button } from '@core/components/button/Button'
import { cx } from '@core/components/cx'
import { CircleAlert, RotateCw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { OutgoingMessage } from '@/redux/apps/chat/unsentSlice'
import { outgoingDiscarded } from '@/redux/apps/chat/unsentSlice'
import { useSend } from '../hooks/useSend'
import { MessageBody } from './MessageBody'
import { MessageTicks } from './MessageTicks'
import styles from '../chat.module.scss'

export function OutgoingRow({ message: { key, content, isFailed } }: { message: OutgoingMessage }) {
  const { t } = useTranslation('chat')
  const dispatch = useAppDispatch()
  const send = useSend()

  return (
    <li className={cx(styles.message, 'is-own', isFailed && 'is-failed')}>
      <div className={styles.messageMain}>
        <div className={styles.messageBox}>
          <div className={styles.messageBubble}>
            <MessageBody {...content} />
            {!isFailed && (
              <span className={`d-inline-flex gap-1 align-items-center ${styles.messageFoot}`}>
                <MessageTicks status="sending" />
              </span>
            )}
          </div>
        </div>
        {isFailed && (
          <div className={`d-flex flex-wrap gap-1 align-items-center justify-content-end ${styles.messageFailure}`}>
            <CircleAlert aria-hidden="true" />
            <span>{t('status.failed')}</span>
            <Button
              size="sm"
              variant="ghost"
              icon={<RotateCw aria-hidden="true" />}
              onClick={() => {
                dispatch(outgoingDiscarded(key))
                void send(content)
              }}
            >
              {t('action.retry')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => dispatch(outgoingDiscarded(key))}
            >
              {t('action.discard')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
