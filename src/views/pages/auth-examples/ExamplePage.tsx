import { ForgotPassword } from '@core/illustrations/ForgotPassword'
import { SignIn } from '@core/illustrations/SignIn'
import { SignUp } from '@core/illustrations/SignUp'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, type Location } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { selectMustConfirmEmail } from '@/redux/shell/session/slice'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { AuthFlowContext } from '@/views/shared/auth/flow'
import { ExampleForm } from './ExampleForm'
import { forms, paths, type Form, type ExampleLayout } from './paths'
import { SessionNote } from './SessionNote'
import { useExampleFlow } from './useExampleFlow'

const pictures: Readonly<Record<Form, ComponentType>> = {
  login: SignIn,
  register: SignUp,
  forgotPassword: ForgotPassword,
  resetPassword: ForgotPassword,
  verifyEmail: SignUp,
  twoSteps: ForgotPassword,
}

function exampleAt(pathname: string): { layout: ExampleLayout; form: Form } {
  const layout = /-cover\/?$/i.test(pathname) ? 'cover' : 'basic'
  return { layout, form: forms.find((form) => matchPath(paths[layout][form].pattern, pathname)) ?? 'login' }
}

/** Sends real requests, but links only to examples of the same layout. */
function Example({ layout, form }: { layout: ExampleLayout; form: Form }) {
  const { t } = useTranslation(['authExamples', 'auth', 'login'])
  const isNew = useAppSelector(selectMustConfirmEmail)

  const flow = useExampleFlow(layout, form)
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
        tabTitle={t(layout === 'basic' ? `nav.${form}Basic` : `nav.${form}Cover`)}
        intro={intro}
        picture={layout === 'cover' && <Picture />}
      >
        {!(form === 'verifyEmail' && isNew) && <SessionNote form={form} />}
        <ExampleForm form={form} />
      </AuthLayout>
    </AuthFlowContext>
  )
}

export function ExamplePage() {
  const { pathname }: Location<unknown> = useLocation()
  // The key remounts the form: the router renders all examples with one component.
  return <Example key={pathname} {...exampleAt(pathname)} />
}
