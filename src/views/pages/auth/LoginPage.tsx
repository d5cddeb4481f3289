import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthLayout } from './components/AuthLayout'
import { Entrance } from './components/Entrance'
import { LoginForm } from './components/LoginForm'
import { SessionNotice } from './components/SessionNotice'

const Picture = lazy(() => import('@core/illustrations/SignIn').then(({ SignIn }) => ({ default: SignIn })))

export function Component() {
  const { t } = useTranslation('auth')
  return (
    <Entrance>
      <AuthLayout title={t('login.title')} intro={t('login.intro')} picture={<Picture />}>
        <SessionNotice />
        <LoginForm />
      </AuthLayout>
    </Entrance>
  )
}
