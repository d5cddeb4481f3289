import { lazyPart } from '@core/lazy/lazyPart'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { GoneLink, ResetPasswordForm } from '@/views/shared/auth/ResetPasswordForm'

const Picture = lazyPart(
  () => import('@core/illustrations/ForgotPassword').then(({ ForgotPassword }) => ForgotPassword),
  null,
)

/** Also for logged-in users: the email may belong to another account. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const token = useSearchParams()[0].get('token')
  return (
    <AuthLayout title={t('resetPassword.title')} picture={<Picture />}>
      {token ? <ResetPasswordForm token={token} /> : <GoneLink />}
    </AuthLayout>
  )
}
