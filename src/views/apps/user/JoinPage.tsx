import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { buttonClass } from '@core/components/button/buttonClass'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { lazyPart } from '@core/lazy/lazyPart'
import { z } from '@core/schema'
import { takeFocus } from '@core/takeFocus'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { publicPaths } from '@/configs/publicPaths'
import { useAppDispatch } from '@/redux/app/hooks'
import { acceptInvitation } from '@/redux/apps/user/acceptance'
import { acceptanceSchema } from '@/redux/apps/user/invitationSchema'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { FailureAlert } from '@/views/shared/auth/FailureAlert'
import { NewPasswordField } from '@/views/shared/auth/NewPasswordField'
import { useServerErrors } from '@/views/shared/auth/useServerErrors'

const Picture = lazyPart(() => import('@core/illustrations/SignUp').then(({ SignUp }) => SignUp), null)

const formSchema = z.omit(acceptanceSchema, { token: true })

/** `/join`: target of invitation links. Open to logged-in users too: the email may belong to another account. */
export function JoinPage() {
  const { t } = useTranslation('user')
  const token = useSearchParams()[0].get('token') ?? ''
  return (
    <AuthLayout title={t('join.title')} picture={<Picture />}>
      <JoinForm token={token} />
    </AuthLayout>
  )
}

function JoinForm({ token }: { token: string }) {
  const { t } = useTranslation('user')
  const dispatch = useAppDispatch()
  const form = useZodForm(formSchema, { defaultValues: { fullName: '', password: '' } })
  const { failure, showErrors } = useServerErrors(form)
  const [outcome, setOutcome] = useState<'gone' | { email: string } | null>(token === '' ? 'gone' : null)
  const { register, control, formState } = form
  const { errors, isSubmitting } = formState
  const password = useWatch({ control, name: 'password' })

  const send = form.handleSubmit(async (values) => {
    const answer = await dispatch(acceptInvitation({ ...values, token }))
    if (acceptInvitation.fulfilled.match(answer)) setOutcome(answer.payload)
    else if (answer.payload?.kind === 'notFound') setOutcome('gone')
    else showErrors(answer.payload)
  })

  if (outcome !== null) {
    const isGone = outcome === 'gone'
    return (
      <div className="stack">
        <Alert tone={isGone ? 'danger' : 'success'} title={t(isGone ? 'join.gone' : 'join.done')}>
          <p>{isGone ? t('join.goneText') : t('join.doneText', outcome)}</p>
        </Alert>
        <Link className={buttonClass({ variant: 'primary' })} to={publicPaths.login.href()} ref={takeFocus}>
          {t('join.login')}
        </Link>
      </div>
    )
  }
  return (
    <div className="stack">
      <p className="text-muted mt-2">{t('join.intro')}</p>
      <form className="form-stack" noValidate onSubmit={send}>
        {failure && <FailureAlert error={failure} isPending={isSubmitting} />}
        <TextField
          {...register('fullName')}
          label={t('field.fullName')}
          error={errors.fullName?.message}
          autoComplete="name"
        />
        <NewPasswordField
          {...register('password')}
          label={t('join.password')}
          error={errors.password?.message}
          typed={password}
        />
        <Button type="submit" variant="primary" pending={isSubmitting}>
          {t('join.submit')}
        </Button>
      </form>
    </div>
  )
}
