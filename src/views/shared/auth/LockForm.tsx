import { Button } from '@core/components/button/Button'
import { PasswordField } from '@core/components/forms/PasswordField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { signIn } from '@/redux/shell/session/slice'
import { FailureAlert } from './FailureAlert'
import { challengeIn, readChallenge, useChallenge, type Challenge } from './useChallenge'
import { useServerErrors } from './useServerErrors'

const formSchema = z.object({ password: z.string().check(z.minLength(1)) })
const defaultValues = { password: '' }

interface LockFormProps {
  email: string
  submitLabel: string
  /** Shows the second step here; default: navigates to its page. */
  onChallenge?: (challenge: Challenge) => void
}

export function LockForm({ email, submitLabel, onChallenge }: LockFormProps) {
  const { t } = useTranslation(['auth', 'login'])
  const dispatch = useAppDispatch()
  const form = useZodForm(formSchema, { defaultValues })
  const { failure, showErrors } = useServerErrors(form)
  const isChallenged = useChallenge()
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form

  useEffect(() => setFocus('password'), [setFocus])

  const send = form.handleSubmit(async ({ password }) => {
    const answer = await dispatch(signIn({ email, password }))
    if (!signIn.rejected.match(answer)) return
    const challenge = onChallenge && readChallenge(challengeIn(answer.payload))
    if (challenge) onChallenge(challenge)
    if (challenge ?? isChallenged(answer.payload)) return
    // The form has one field: errors of `email` are shown at the password.
    if (answer.payload?.fields.email) form.setError('password', { message: t('lock.wrong') }, { shouldFocus: true })
    else showErrors(answer.payload)
  })

  return (
    <form className="form-stack" noValidate onSubmit={send}>
      {failure && <FailureAlert error={failure} isPending={isSubmitting} />}
      {/* For password managers. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField {...form.register('password')} label={t('login:password')} error={errors.password?.message} />
      <Button type="submit" variant="primary" pending={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  )
}
