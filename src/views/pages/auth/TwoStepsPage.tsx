import { lazyPart } from '@core/lazy/lazyPart'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, type Location } from 'react-router-dom'
import { publicPaths } from '@/configs/publicPaths'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { GuestOnly } from '@/views/shared/auth/GuestOnly'
import { TwoStepsForm } from '@/views/shared/auth/TwoStepsForm'
import { readChallenge } from '@/views/shared/auth/useChallenge'

const Picture = lazyPart(
  () => import('@core/illustrations/ForgotPassword').then(({ ForgotPassword }) => ForgotPassword),
  null,
)

export function TwoStepsPage() {
  const { t } = useTranslation('auth')
  const place: Location<unknown> = useLocation()
  const challenge = readChallenge(place.state)
  if (!challenge) return <Navigate to={publicPaths.login.pattern + place.search} replace />
  return (
    <GuestOnly>
      <AuthLayout title={t('twoSteps.title')} picture={<Picture />}>
        <TwoStepsForm challenge={challenge} />
      </AuthLayout>
    </GuestOnly>
  )
}
