import { useTranslation } from 'react-i18next'
import type { ApiError } from '../api/errors'
import { useErrorText } from '../hooks/useErrorText'
import { Alert } from './Alert'
import { Button } from './button/Button'

export interface StaleAlertProps {
  /** What could not be refreshed. */
  title: string
  /** Its kind selects the explanation. */
  error: ApiError
  onRetry: () => void
}

/**
 * Shown above stale content after a failed refetch. Without content, use `ErrorState`.
 * @example {request.status === 'failed' && <StaleAlert title={t('stale')} error={request.error} onRetry={retry} />}
 */
export function StaleAlert({ title, error, onRetry }: StaleAlertProps) {
  const { t } = useTranslation('core')
  const errorText = useErrorText()
  return (
    <Alert tone="danger" title={title}>
      <div className="cluster">
        {errorText(error)}
        <Button size="sm" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </div>
    </Alert>
  )
}
