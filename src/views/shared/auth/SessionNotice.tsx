import { Alert } from '@core/components/Alert'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectEndedBy } from '@/redux/shell/session/slice'

/** Explains why the session ended, unless the user logged out successfully or locked it. */
export function SessionNotice() {
  const { t } = useTranslation('login')
  const endedBy = useAppSelector(selectEndedBy)
  if (endedBy === null || endedBy === 'asked' || endedBy === 'locked') return null
  return (
    <Alert tone="info" title={t(`ended.${endedBy}.title`)}>
      <p>{t(`ended.${endedBy}.text`)}</p>
    </Alert>
  )
}
