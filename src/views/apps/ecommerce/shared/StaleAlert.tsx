import type { ApiError } from '@core/api/errors'
import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { useErrorText } from '@core/hooks/useErrorText'
import { useTranslation } from 'react-i18next'

/** Says that what is shown could not be had anew. */
export function StaleAlert({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation('ecommerce')
  const errorText = useErrorText()
  return (
    <Alert tone="danger" title={t('stale')}>
      <div className="cluster">
        {errorText(error)}
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </Alert>
  )
}
