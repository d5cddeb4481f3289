import { Alert } from '@core/components/Alert'
import { SignIn } from '@core/illustrations/SignIn'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectEndedBy } from '@/redux/shell/session/slice'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { Entrance } from '@/views/shared/auth/Entrance'
import { LoginForm } from '@/views/shared/auth/LoginForm'

/** Says why one has to sign in again, to those who did not sign out themselves. */
function SessionNotice() {
  const { t } = useTranslation('login')
  const endedBy = useAppSelector(selectEndedBy)
  if (endedBy === null || endedBy === 'asked') return null
  return (
    <Alert tone="info" title={t(`ended.${endedBy}.title`)}>
      <p>{t(`ended.${endedBy}.text`)}</p>
    </Alert>
  )
}

export function Component() {
  const { t } = useTranslation('login')
  return (
    <Entrance>
      <AuthLayout title={t('title')} intro={t('intro')} picture={<SignIn />}>
        <SessionNotice />
        <LoginForm />
      </AuthLayout>
    </Entrance>
  )
}
