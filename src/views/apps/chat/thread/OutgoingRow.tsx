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

/** A message on its way, or one that could not be sent. */
export function OutgoingRow({ message: { key, content, isFailed } }: { message: OutgoingMessage }) {
  const { t } = useTranslation('chat')
  const dispatch = useAppDispatch()
  const send = useSend()

  return (
    <li className={cx('message is-own', isFailed && 'is-failed')}>
      <div className="message-main">
        <div className="message-box">
          <div className="message-bubble">
            <MessageBody {...content} />
            {!isFailed && (
              <span className="message-foot">
                <MessageTicks status="sending" />
              </span>
            )}
          </div>
        </div>
        {isFailed && (
          <div className="message-failure">
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
