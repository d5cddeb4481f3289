import { SignIn } from '@core/illustrations/SignIn'
import { useTranslation } from 'react-i18next'
import { AuthLayout } from './components/AuthLayout'
import { Entrance } from './components/Entrance'
import { LoginForm } from './components/LoginForm'
import { SessionNotice } from './components/SessionNotice'

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
