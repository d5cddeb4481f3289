import { Button } from '@core/components/button/Button'
import { PasswordField } from '@core/components/forms/PasswordField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { publicPaths } from '@/navigation/publicPaths'
import { useAppDispatch } from '@/redux/app/hooks'
import { signIn } from '@/redux/shell/session/slice'
import { FailureAlert } from '@/views/shared/auth/FailureAlert'
import { useChallenge } from '@/views/shared/auth/useChallenge'
import { useServerErrors } from '@/views/shared/auth/useServerErrors'

const formSchema = z.object({ password: z.string().check(z.minLength(1)) })
const defaultValues = { password: '' }

/** Signs the one in who has locked. */
export function LockForm({ email, className }: { email: string; className: string | undefined }) {
  const { t } = useTranslation(['auth', 'login'])
  const dispatch = useAppDispatch()
  const form = useZodForm(formSchema, { defaultValues })
  const { failure, showErrors } = useServerErrors(form)
  const isChallenged = useChallenge()
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form

  // There is nothing else to do here.
  useEffect(() => setFocus('password'), [setFocus])

  const send = form.handleSubmit(async ({ password }) => {
    const answer = await dispatch(signIn({ email, password }))
    if (!signIn.rejected.match(answer) || isChallenged(answer.payload)) return
    // There is but one field: what the server says of the address is said of the password.
    if (answer.payload?.fields.email) form.setError('password', { message: t('lock.wrong') }, { shouldFocus: true })
    else showErrors(answer.payload)
  })

  return (
    <>
      <form className="form-stack" noValidate onSubmit={send}>
        {failure && <FailureAlert error={failure} isPending={isSubmitting} />}
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField {...form.register('password')} label={t('login:password')} error={errors.password?.message} />
        <Button type="submit" variant="primary" pending={isSubmitting}>
          {t('lock.submit')}
        </Button>
      </form>
      <p className={className}>
        <Link to={publicPaths.login.pattern}>{t('lock.other')}</Link>
      </p>
    </>
  )
}
