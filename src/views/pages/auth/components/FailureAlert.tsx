import type { ApiError } from '@core/api/errors'
import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { useTranslation } from 'react-i18next'
import styles from '../auth.module.scss'

type Reason = 'network' | 'notJson' | 'refused' | 'server'

function reasonOf({ kind }: ApiError): Reason {
  switch (kind) {
    case 'network':
    case 'notJson':
      return kind
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

/** What the server said, be it of the whole or of a field that the form does not have. */
function wordsOf({ message, fields }: ApiError): string {
  return message || Object.values(fields).flat().join(' ')
}

interface FailureAlertProps {
  error: ApiError
  isPending: boolean
}

/** Says why the form around it could not be sent, and sends it again. */
export function FailureAlert({ error, isPending }: FailureAlertProps) {
  const { t } = useTranslation(['auth', 'core'])
  const reason = reasonOf(error)
  return (
    <Alert tone="danger" title={t(`failure.${reason}.title`)}>
      <p>{reason === 'refused' ? wordsOf(error) : t(`failure.${reason}.text`)}</p>
      <Button type="submit" size="sm" className={styles.authRetry} pending={isPending}>
        {t('core:tryAgain')}
      </Button>
    </Alert>
  )
}
