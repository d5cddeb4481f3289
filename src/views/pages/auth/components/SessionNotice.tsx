import { Alert } from '@core/components/Alert'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectEndedBy } from '@/redux/shell/session/slice'

/** Says why one has to sign in again, to those who did not sign out themselves. */
export function SessionNotice() {
  const { t } = useTranslation('auth')
  const endedBy = useAppSelector(selectEndedBy)
  if (endedBy === null || endedBy === 'asked') return null
  return (
    <Alert tone="info" title={t(`ended.${endedBy}.title`)}>
      <p>{t(`ended.${endedBy}.text`)}</p>
    </Alert>
  )
}
