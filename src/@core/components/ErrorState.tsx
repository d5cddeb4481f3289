import { CircleAlert, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './button/Button'
import { cx } from './cx'

export interface ErrorStateProps {
  /** What failed. */
  title: string
  /** The reason, or what to do. */
  text?: string | undefined
  /** Called by the retry button. */
  onRetry: () => void
  /** "Try again" by default. */
  retryLabel?: string | undefined
  /** A retry is in flight. */
  isPending?: boolean
  /** Without a connection: no failure, but a wait. */
  isOffline?: boolean
}

/** Replaces content that failed to load, and offers a retry. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel,
  isPending = false,
  isOffline = false,
}: ErrorStateProps) {
  const { t } = useTranslation('core')
  return (
    <div className="empty-state" role="alert">
      <div className={cx('empty-picture', !isOffline && 'tone-danger')}>
        <CircleAlert aria-hidden="true" />
      </div>
      <p className="empty-title">{title}</p>
      {text && <p className="empty-text">{text}</p>}
      <div className="empty-action">
        <Button icon={<RotateCw aria-hidden="true" />} pending={isPending} onClick={onRetry}>
          {retryLabel ?? t('tryAgain')}
        </Button>
      </div>
    </div>
  )
}
