import { Button } from '@core/components/button/Button'
import { newPasswordSchema } from '@core/validation/newPassword'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import { registrationSchema } from '@/redux/shell/session/registrationSchema'
import { register as createAccount } from '@/redux/shell/session/otherLogins'
import { FailureAlert } from './FailureAlert'
import { NewPasswordField } from './NewPasswordField'
import { useAuthFlow } from './flow'
import { TermsField } from './TermsField'
import { useServerErrors } from './useServerErrors'
import styles from './auth.module.scss'

const formSchema = z.extend(registrationSchema, {
  password: newPasswordSchema,
  terms: z.boolean().check(z.refine((isAgreed) => isAgreed)),
})

const defaultValues = { username: '', email: '', password: '', terms: false }

export function RegisterForm() {
  const { t } = useTranslation(['auth', 'login'])
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const { login, onEntered } = useAuthFlow()
  const form = useZodForm(formSchema, { defaultValues })
  const { failure, showErrors } = useServerErrors(form)
  const { register, control, setValue, formState } = form
  const { errors } = formState
  const password = useWatch({ control, name: 'password' })
  const [isDone, setDone] = useState(false)
  const isPending = formState.isSubmitting || isDone

  const send = form.handleSubmit(async (values) => {
    const { terms: _, ...registration } = values
    const answer = await dispatch(createAccount(registration))
    if (createAccount.rejected.match(answer)) {
      showErrors(answer.payload)
    } else if (createAccount.fulfilled.match(answer)) {
      setDone(true)
      onEntered?.(answer.payload)
    }
  })

  return (
    <>
      <form className="form-stack" noValidate onSubmit={send}>
        {failure && <FailureAlert error={failure} isPending={isPending} />}
        {/* Password managers must store the email, which is the login name. */}
        <TextField
          {...register('username')}
          label={t('username')}
          error={errors.username?.message}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...register('email')}
          type="email"
          label={t('login:email')}
          error={errors.email?.message}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NewPasswordField
          {...register('password')}
          label={t('login:password')}
          error={errors.password?.message}
          typed={password}
        />
        <TermsField
          {...register('terms')}
          error={errors.terms && t('register.termsNeeded')}
          onAgree={() => setValue('terms', true, { shouldValidate: true })}
        />
        <Button type="submit" variant="primary" pending={isPending}>
          {t('register.submit')}
        </Button>
      </form>
      <p className={styles.authMore}>
        {t('register.haveAccount')} <Link to={{ pathname: login, search }}>{t('register.login')}</Link>
      </p>
    </>
  )
}
