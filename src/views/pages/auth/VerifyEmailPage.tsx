import { lazyPart } from '@core/lazy/lazyPart'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { landingPath, publicPaths } from '@/configs/publicPaths'
import { useAppSelector } from '@/redux/app/hooks'
import { selectEndedBy, selectMustConfirmEmail, selectUserData } from '@/redux/shell/session/slice'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { useDestination } from '@/views/shared/auth/useDestination'
import { VerifyEmailForm } from '@/views/shared/auth/VerifyEmailForm'

const Picture = lazyPart(() => import('@core/illustrations/SignUp').then(({ SignUp }) => SignUp), null)

/** Follows registration; the backend has sent a code. */
export function VerifyEmailPage() {
  const { t } = useTranslation('auth')
  const user = useAppSelector(selectUserData)
  const isNew = useAppSelector(selectMustConfirmEmail)
  const hasLoggedOut = useAppSelector(selectEndedBy) === 'asked'
  const wanted = useDestination()
  if (!user) {
    const redirect = hasLoggedOut ? undefined : publicPaths.verifyEmail.pattern
    return <Navigate to={publicPaths.login.href({}, { redirect })} replace />
  }
  return (
    <AuthLayout title={t('verifyEmail.title')} picture={<Picture />}>
      <VerifyEmailForm email={user.email} isSent={isNew} next={wanted ?? landingPath(user.role)} />
    </AuthLayout>
  )
}
