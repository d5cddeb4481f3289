import { useLocation, useSearchParams, type Location } from 'react-router-dom'
import { landingPath, publicPaths } from '@/configs/publicPaths'
import { useAppSelector } from '@/redux/app/hooks'
import { demoAccounts } from '@/redux/shell/session/demoAccounts'
import { selectMustConfirmEmail, selectUserData } from '@/redux/shell/session/slice'
import { ForgotPasswordForm } from '@/views/shared/auth/ForgotPasswordForm'
import { LoginForm } from '@/views/shared/auth/LoginForm'
import { RegisterForm } from '@/views/shared/auth/RegisterForm'
import { ResetPasswordForm } from '@/views/shared/auth/ResetPasswordForm'
import { TwoStepsForm } from '@/views/shared/auth/TwoStepsForm'
import { readChallenge } from '@/views/shared/auth/useChallenge'
import { VerifyEmailForm } from '@/views/shared/auth/VerifyEmailForm'
import type { Form } from './paths'

/** What somebody has who did not come by a link or a first step: the server knows no such thing, and says so. */
const nothing = { token: 'none', phone: '' }

/** The forms of the real sign-in, with what they are given when one comes to them in the usual way. */
export function ExampleForm({ form }: { form: Form }) {
  const user = useAppSelector(selectUserData)
  const isNew = useAppSelector(selectMustConfirmEmail)
  const place: Location<unknown> = useLocation()
  const [search] = useSearchParams()

  switch (form) {
    case 'login':
      return <LoginForm />
    case 'register':
      return <RegisterForm />
    case 'forgotPassword':
      return <ForgotPasswordForm />
    case 'resetPassword':
      return <ResetPasswordForm token={search.get('token') ?? nothing.token} />
    case 'verifyEmail':
      return (
        <VerifyEmailForm
          email={user?.email ?? demoAccounts[0]?.email ?? ''}
          isSent={isNew}
          next={user ? landingPath(user.role) : publicPaths.login.pattern}
        />
      )
    case 'twoSteps':
      return <TwoStepsForm challenge={readChallenge(place.state) ?? nothing} />
  }
}
