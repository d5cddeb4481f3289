import { lazyPart } from '@core/lazy/lazyPart'
import { useTranslation } from 'react-i18next'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { GuestOnly } from '@/views/shared/auth/GuestOnly'
import { ForgotPasswordForm } from '@/views/shared/auth/ForgotPasswordForm'

const Picture = lazyPart(
  () => import('@core/illustrations/ForgotPassword').then(({ ForgotPassword }) => ForgotPassword),
  null,
)

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth')
  return (
    <GuestOnly>
      <AuthLayout title={t('forgotPassword.title')} intro={t('forgotPassword.intro')} picture={<Picture />}>
        <ForgotPasswordForm />
      </AuthLayout>
    </GuestOnly>
  )
}
