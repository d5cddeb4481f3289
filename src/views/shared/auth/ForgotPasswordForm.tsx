import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import { type PasswordReminder, passwordReminderSchema } from '@/redux/shell/session/schema'
import { remindOfPassword } from '@/redux/shell/session/proofs'
import { FailureAlert } from './FailureAlert'
import { useAuthFlow } from './flow'
import { MailboxNote } from './MailboxNote'
import { maskEmail } from './maskEmail'
import { secondsBetweenMails, useCountdown } from './useCountdown'
import { useServerErrors } from './useServerErrors'
import styles from './auth.module.scss'

const defaultValues = { email: '' }

export function ForgotPasswordForm() {
  const { t } = useTranslation(['auth', 'login'])
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const { login } = useAuthFlow()
  const form = useZodForm(passwordReminderSchema, { defaultValues })
  const { failure, showErrors, clearFailure } = useServerErrors(form)
  const { secondsLeft, restart } = useCountdown()
  const [sentTo, setSentTo] = useState<string>()
  const submitRef = useRef<HTMLButtonElement>(null)
  const { register, formState } = form

  async function send(reminder: PasswordReminder) {
    const answer = await dispatch(remindOfPassword(reminder))
    if (remindOfPassword.rejected.match(answer)) {
      showErrors(answer.payload)
      return
    }
    clearFailure()
    setSentTo(reminder.email)
    restart(secondsBetweenMails)
    submitRef.current?.focus() // The focused field or "Try again" button disappears.
  }

  function handleSubmit(event: SyntheticEvent) {
    if (secondsLeft > 0) event.preventDefault()
    else void form.handleSubmit(send)(event)
  }
  function askForAnother() {
    flushSync(() => {
      setSentTo(undefined)
      restart(0)
    })
    form.setFocus('email', { shouldSelect: true })
  }

  return (
    <>
      <form className="form-stack" noValidate onSubmit={handleSubmit}>
        {failure && <FailureAlert error={failure} isPending={formState.isSubmitting} />}
        {sentTo === undefined ? (
          <TextField
            {...register('email')}
            type="email"
            label={t('login:email')}
            error={formState.errors.email?.message}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <Alert tone="success" title={t('forgotPassword.sent')}>
            <p>{t('forgotPassword.sentText', { email: maskEmail(sentTo) })}</p>
          </Alert>
        )}
        <Button
          ref={submitRef}
          type="submit"
          variant="primary"
          pending={formState.isSubmitting}
          aria-disabled={secondsLeft > 0}
        >
          {secondsLeft > 0
            ? t('resendIn', { count: secondsLeft })
            : t(sentTo === undefined ? 'forgotPassword.submit' : 'resend')}
        </Button>
        {sentTo !== undefined && (
          <Button variant="ghost" onClick={askForAnother}>
            {t('forgotPassword.another')}
          </Button>
        )}
      </form>
      {sentTo !== undefined && <MailboxNote />}
      <p className={styles.authMore}>
        <Link to={{ pathname: login, search }}>{t('forgotPassword.back')}</Link>
      </p>
    </>
  )
}
