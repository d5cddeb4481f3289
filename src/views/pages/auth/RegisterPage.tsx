import { lazyPart } from '@core/lazy/lazyPart'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { selectUnconfirmedEmail } from '@/redux/shell/session/slice'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { Entrance } from '@/views/shared/auth/Entrance'
import { RegisterForm } from '@/views/shared/auth/RegisterForm'
import { paths } from './paths'

const Picture = lazyPart(() => import('@core/illustrations/SignUp').then(({ SignUp }) => SignUp), null)

export function Component() {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const mustConfirm = useAppSelector(selectUnconfirmedEmail) !== null
  return (
    <Entrance next={mustConfirm ? paths.verifyEmail.pattern + search : undefined}>
      <AuthLayout title={t('register.title')} intro={t('register.intro')} picture={<Picture />}>
        <RegisterForm />
      </AuthLayout>
    </Entrance>
  )
}
