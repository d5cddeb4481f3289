import { Alert } from '@core/components/Alert'
import { SignIn } from '@core/illustrations/SignIn'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectEndedBy } from '@/redux/shell/session/slice'
import { AuthLayout } from './components/AuthLayout'
import { Entrance } from './components/Entrance'
import { LoginForm } from './components/LoginForm'

/** Says why one has to sign in again, to those who did not sign out themselves. */
function SessionNotice() {
  const { t } = useTranslation('auth')
  const endedBy = useAppSelector(selectEndedBy)
  if (endedBy === null || endedBy === 'asked') return null
  return (
    <Alert tone="info" title={t(`ended.${endedBy}.title`)}>
      <p>{t(`ended.${endedBy}.text`)}</p>
    </Alert>
  )
}

export function Component() {
  const { t } = useTranslation('auth')
  return (
    <Entrance>
      <AuthLayout title={t('login.title')} intro={t('login.intro')} picture={<SignIn />}>
        <SessionNotice />
        <LoginForm />
      </AuthLayout>
    </Entrance>
  )
}
