import type { ApiError } from '@core/api/errors'
import { Button } from '@core/components/button/Button'
import { useErrorText } from '@core/hooks/useErrorText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequestState } from '@/redux/app/thunks'

interface ChoicesFailedProps {
  request: RequestState
  onRetry: () => void
}

/** Error below a field whose options failed to load. Stays visible during a retry. */
export function ChoicesFailed({ request, onRetry }: ChoicesFailedProps) {
  const { t } = useTranslation(['formGallery', 'core'])
  const errorText = useErrorText()
  const [error, setError] = useState<ApiError | null>(null)
  if (request.status === 'failed' && request.error !== error) setError(request.error)
  if (request.status === 'succeeded' && error) setError(null)
  if (!error) return null
  return (
    <div className="cluster" role="alert">
      <span className="text-danger">
        {t('demo.choicesFailed')} {errorText(error)}
      </span>
      <Button size="sm" pending={request.status === 'pending'} onClick={onRetry}>
        {t('core:tryAgain')}
      </Button>
    </div>
  )
}
