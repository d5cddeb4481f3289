import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthLayout } from './components/AuthLayout'
import { Entrance } from './components/Entrance'
import { RegisterForm } from './components/RegisterForm'

const Picture = lazy(() => import('@core/illustrations/SignUp').then(({ SignUp }) => ({ default: SignUp })))

export function Component() {
  const { t } = useTranslation('auth')
  return (
    <Entrance>
      <AuthLayout title={t('register.title')} intro={t('register.intro')} picture={<Picture />}>
        <RegisterForm />
      </AuthLayout>
    </Entrance>
  )
}
