import { Button } from '@core/components/button/Button'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { PasswordField } from '@core/components/forms/PasswordField'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/navigation/paths'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { credentialsSchema, type Credentials } from '@/redux/shell/session/schema'
import { selectUserData, signIn } from '@/redux/shell/session/slice'
import { readRememberedEmail, writeRememberedEmail } from '../rememberedEmail'
import { useRefusal } from '../useRefusal'
import { DemoAccounts } from './DemoAccounts'
import { FailureAlert } from './FailureAlert'

const loginSchema = z.extend(credentialsSchema, { remember: z.boolean() })

/** Signs in. What comes after is up to the page, which sees that somebody is signed in. */
export function LoginForm() {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const isSignedIn = useAppSelector(selectUserData) !== null
  const [defaultValues] = useState(rememberedValues)
  const form = useZodForm(loginSchema, { defaultValues })
  const { failure, refuse } = useRefusal(form)
  const { register, setValue, formState } = form
  const isPending = formState.isSubmitting || isSignedIn

  const send = form.handleSubmit(async ({ remember, ...credentials }) => {
    const answer = await dispatch(signIn(credentials))
    if (signIn.rejected.match(answer)) refuse(answer.payload)
    else writeRememberedEmail(remember ? credentials.email : null)
  })

  function signInAs({ email, password }: Credentials) {
    setValue('email', email)
    setValue('password', password)
    void send()
  }

  return (
    <>
      <form className="form-stack" noValidate onSubmit={send}>
        {failure && <FailureAlert error={failure} isPending={isPending} />}
        <TextField
          {...register('email')}
          type="email"
          label={t('email')}
          error={formState.errors.email?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...register('password')} label={t('password')} error={formState.errors.password?.message} />
        <div className="auth-row">
          <CheckboxField {...register('remember')} label={t('login.remember')} />
          <Link to={{ pathname: paths.forgotPassword.href(), search }}>{t('login.forgot')}</Link>
        </div>
        <Button type="submit" variant="primary" pending={isPending}>
          {t('login.submit')}
        </Button>
      </form>
      <DemoAccounts isDisabled={isPending} onChoose={signInAs} />
      <p className="auth-more">
        {t('login.newHere')} <Link to={{ pathname: paths.register.href(), search }}>{t('login.register')}</Link>
      </p>
    </>
  )
}

function rememberedValues() {
  const email = readRememberedEmail()
  return { email, password: '', remember: email !== '' }
}
