import { SignIn } from '@core/illustrations/SignIn'
import { useTranslation } from 'react-i18next'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { GuestOnly } from '@/views/shared/auth/GuestOnly'
import { OidcLoginButton } from '@/views/shared/auth/OidcLoginButton'
import { LoginForm } from '@/views/shared/auth/LoginForm'
import { SessionNotice } from '@/views/shared/auth/SessionNotice'

export function LoginPage() {
  const { t } = useTranslation('login')
  return (
    <GuestOnly>
      <AuthLayout title={t('title')} intro={t('intro')} picture={<SignIn />}>
        <SessionNotice />
        {import.meta.env.VITE_SESSION === 'oidc' ? <OidcLoginButton>{t('submit')}</OidcLoginButton> : <LoginForm />}
      </AuthLayout>
    </GuestOnly>
  )
}
