import { Alert } from '@core/components/Alert'
import { ErrorState } from '@core/components/ErrorState'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Simulates a request. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1200))

export function ErrorExample() {
  const { t } = useTranslation('components')
  const [status, setStatus] = useState<'failed' | 'loading' | 'loaded'>('failed')

  async function retry() {
    setStatus('loading')
    await aWhile()
    setStatus('loaded')
  }

  if (status === 'loaded') {
    return (
      <Alert tone="success" onDismiss={() => setStatus('failed')}>
        {t('demo.report.loaded')}
      </Alert>
    )
  }
  return (
    <ErrorState
      title={t('demo.report.failed')}
      text={t('demo.report.reason')}
      isPending={status === 'loading'}
      onRetry={() => void retry()}
    />
  )
}
