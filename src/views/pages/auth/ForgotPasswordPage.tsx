import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { Entrance } from '@/views/shared/auth/Entrance'
import { ForgotPasswordForm } from '@/views/shared/auth/ForgotPasswordForm'

const Picture = lazy(() =>
  import('@core/illustrations/ForgotPassword').then(({ ForgotPassword }) => ({ default: ForgotPassword })),
)

export function Component() {
  const { t } = useTranslation('auth')
  return (
    <Entrance>
      <AuthLayout title={t('forgotPassword.title')} intro={t('forgotPassword.intro')} picture={<Picture />}>
        <ForgotPasswordForm />
      </AuthLayout>
    </Entrance>
  )
}
