import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { Entrance } from '@/views/shared/auth/Entrance'
import { RegisterForm } from '@/views/shared/auth/RegisterForm'

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
