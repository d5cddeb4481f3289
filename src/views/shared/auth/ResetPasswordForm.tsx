import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { buttonClass } from '@core/components/button/buttonClass'
import { PasswordField } from '@core/components/forms/PasswordField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { takeFocus } from '@core/takeFocus'
import { newPasswordSchema } from '@core/validation/newPassword'
import { validationMessage } from '@core/validation/validationMessage'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import { resetPassword } from '@/redux/shell/session/proofs'
import { FailureAlert } from './FailureAlert'
import { NewPasswordField } from './NewPasswordField'
import { useAuthFlow } from './flow'
import { useServerErrors } from './useServerErrors'
import styles from './auth.module.scss'

const formSchema = z.object({ password: newPasswordSchema, repeat: z.string() }).check(
  z.refine(({ password, repeat }) => password === repeat, {
    path: ['repeat'],
    error: validationMessage('mismatch'),
    // Also while the first password breaks a rule.
    when: () => true,
  }),
)

const defaultValues = { password: '', repeat: '' }

/** For expired or used links. */
export function GoneLink() {
  const { t } = useTranslation('auth')
  const { forgotPassword } = useAuthFlow()
  return (
    <>
      <Alert tone="danger" title={t('resetPassword.gone')}>
        <p>{t('resetPassword.goneText')}</p>
      </Alert>
      <Link
        className={buttonClass({ variant: 'primary', className: styles.authGo })}
        to={forgotPassword}
        ref={takeFocus}
      >
        {t('resetPassword.again')}
      </Link>
    </>
  )
}

export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation(['auth', 'login'])
  const dispatch = useAppDispatch()
  const { login } = useAuthFlow()
  const form = useZodForm(formSchema, { defaultValues })
  const { failure, showErrors } = useServerErrors(form)
  const [outcome, setOutcome] = useState<'done' | 'gone'>()
  const { register, control, formState } = form
  const { errors, isSubmitting } = formState
  const password = useWatch({ control, name: 'password' })

  const send = form.handleSubmit(async (values) => {
    const answer = await dispatch(resetPassword({ token, password: values.password }))
    if (!resetPassword.rejected.match(answer)) setOutcome('done')
    else if (answer.payload?.kind === 'notFound') setOutcome('gone')
    else showErrors(answer.payload)
  })

  if (outcome === 'gone') return <GoneLink />
  if (outcome === 'done') {
    return (
      <>
        <Alert tone="success" title={t('resetPassword.done')}>
          <p>{t('resetPassword.doneText')}</p>
        </Alert>
        <Link className={buttonClass({ variant: 'primary', className: styles.authGo })} to={login} ref={takeFocus}>
          {t('login:submit')}
        </Link>
      </>
    )
  }
  return (
    <>
      <p className={styles.authIntro}>{t('resetPassword.intro')}</p>
      <form className="form-stack" noValidate onSubmit={send}>
        {failure && <FailureAlert error={failure} isPending={isSubmitting} />}
        <NewPasswordField
          {...register('password', { deps: 'repeat' })}
          label={t('resetPassword.password')}
          error={errors.password?.message}
          typed={password}
        />
        <PasswordField
          {...register('repeat')}
          label={t('resetPassword.repeat')}
          error={errors.repeat?.message}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" pending={isSubmitting}>
          {t('resetPassword.submit')}
        </Button>
      </form>
      <p className={styles.authMore}>
        <Link to={login}>{t('forgotPassword.back')}</Link>
      </p>
    </>
  )
}
