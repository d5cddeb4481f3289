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

/** Values for visitors without a link or first step. The server rejects them. */
const nothing = { token: 'none', phone: '' }

/** Passes the forms the values that the login flow usually provides. */
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
