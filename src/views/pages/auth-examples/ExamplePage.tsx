import { Alert } from '@core/components/Alert'
import { ForgotPassword } from '@core/illustrations/ForgotPassword'
import { SignIn } from '@core/illustrations/SignIn'
import { SignUp } from '@core/illustrations/SignUp'
import { useMemo, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate, type Location } from 'react-router-dom'
import { landingPath } from '@/navigation/publicPaths'
import { accountSwitched } from '@/redux/app/events'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { selectUnconfirmedEmail, selectUserData } from '@/redux/shell/session/slice'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { AuthFlowContext, type AuthFlow } from '@/views/shared/auth/flow'
import { ExampleForm } from './ExampleForm'
import { forms, paths, type Form, type Look } from './paths'

/** As on the pages of the real sign-in. */
const pictures: Readonly<Record<Form, ComponentType>> = {
  login: SignIn,
  register: SignUp,
  forgotPassword: ForgotPassword,
  resetPassword: ForgotPassword,
  verifyEmail: SignUp,
  twoSteps: ForgotPassword,
}

/** Which of the examples stands at an address. */
function exampleAt(pathname: string): { look: Look; form: Form } {
  const look = /-cover\/?$/i.test(pathname) ? 'cover' : 'basic'
  return { look, form: forms.find((form) => matchPath(paths[look][form].pattern, pathname)) ?? 'login' }
}

/** Whoever is signed in is told before the form changes that, and as whom they go on. */
function SessionNote({ form }: { form: Form }) {
  const { t } = useTranslation('authExamples')
  const user = useAppSelector(selectUserData)
  const [cameAs] = useState(user)
  const name = cameAs?.fullName === '' ? cameAs.username : cameAs?.fullName
  const isAboutSession = form === 'login' || form === 'register'
  if (form === 'forgotPassword' || (isAboutSession && !cameAs)) return null
  return (
    <Alert title={t('note.title')}>
      <p>{t(`note.${form}`, { name })}</p>
    </Alert>
  )
}

/** A form of the sign-in on a page of either look. It makes the same calls; its links stay among the pages of that look. */
function Example({ look, form }: { look: Look; form: Form }) {
  const { t } = useTranslation(['authExamples', 'auth', 'login'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isNew = useAppSelector(selectUnconfirmedEmail) !== null

  const flow = useMemo((): AuthFlow => {
    const own = paths[look]
    return {
      login: own.login.pattern,
      register: own.register.pattern,
      forgotPassword: own.forgotPassword.pattern,
      twoSteps: own.twoSteps.pattern,
      onEntered({ userData }) {
        dispatch(accountSwitched()) // Nothing is left of what the one before has read.
        void navigate(form === 'register' ? own.verifyEmail.pattern : landingPath(userData.role))
      },
    }
  }, [look, form, dispatch, navigate])

  const Picture = pictures[form]
  const isLogin = form === 'login'
  const intro = isLogin
    ? t('login:intro')
    : form === 'register' || form === 'forgotPassword'
      ? t(`auth:${form}.intro`)
      : ''
  return (
    <AuthFlowContext value={flow}>
      <AuthLayout
        title={isLogin ? t('login:title') : t(`auth:${form}.title`)}
        tabTitle={t(look === 'basic' ? `nav.${form}Basic` : `nav.${form}Cover`)}
        intro={intro}
        picture={look === 'cover' && <Picture />}
      >
        {!(form === 'verifyEmail' && isNew) && <SessionNote form={form} />}
        <ExampleForm form={form} />
      </AuthLayout>
    </AuthFlowContext>
  )
}

export function Component() {
  const { pathname }: Location<unknown> = useLocation()
  // Each is a page of its own, though they are one to the router.
  return <Example key={pathname} {...exampleAt(pathname)} />
}
