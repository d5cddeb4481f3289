import type { ApiError } from '@core/api/errors'
import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { useValidationText } from '@core/components/forms/useValidationText'
import { useTranslation } from 'react-i18next'
import styles from './auth.module.scss'

type Reason = 'network' | 'wrongAnswer' | 'refused' | 'server'

function reasonOf({ kind }: ApiError): Reason {
  switch (kind) {
    case 'network':
    case 'wrongAnswer':
      return kind
    case 'timeout':
      return 'network'
    case 'invalid':
    case 'unauthorized':
    case 'forbidden':
      return 'refused'
    case 'aborted':
    case 'notFound':
    case 'server':
      return 'server'
  }
}

interface FailureAlertProps {
  error: ApiError
  isPending: boolean
  /** Default: submits the form again. */
  onRetry?: () => void
}

export function FailureAlert({ error, isPending, onRetry }: FailureAlertProps) {
  const { t } = useTranslation(['login', 'core'])
  const textOf = useValidationText()
  const reason = reasonOf(error)
  const [words = error.message] = Object.values(error.fields).flat()
  return (
    <Alert tone="danger" title={t(`failure.${reason}.title`)}>
      <p>{reason === 'refused' ? textOf(words) : t(`failure.${reason}.text`)}</p>
      <Button
        type={onRetry ? 'button' : 'submit'}
        size="sm"
        className={styles.authRetry}
        pending={isPending}
        onClick={onRetry}
      >
        {t('core:tryAgain')}
      </Button>
    </Alert>
  )
}
