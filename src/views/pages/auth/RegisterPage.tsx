import { lazyPart } from '@core/lazy/lazyPart'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { publicPaths } from '@/configs/publicPaths'
import { useAppSelector } from '@/redux/app/hooks'
import { selectMustConfirmEmail } from '@/redux/shell/session/slice'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { GuestOnly } from '@/views/shared/auth/GuestOnly'
import { RegisterForm } from '@/views/shared/auth/RegisterForm'

const Picture = lazyPart(() => import('@core/illustrations/SignUp').then(({ SignUp }) => SignUp), null)

export function RegisterPage() {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const mustConfirm = useAppSelector(selectMustConfirmEmail)
  return (
    <GuestOnly next={mustConfirm ? publicPaths.verifyEmail.pattern + search : undefined}>
      <AuthLayout title={t('register.title')} intro={t('register.intro')} picture={<Picture />}>
        <RegisterForm />
      </AuthLayout>
    </GuestOnly>
  )
}
