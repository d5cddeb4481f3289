import { Button } from '@core/components/button/Button'
import { DescriptionList } from '@core/components/DescriptionList'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Progress } from '@core/components/Progress'
import { z } from '@core/schema'
import { newPasswordSchema } from '@core/validation/newPassword'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import { register as createAccount } from '@/redux/shell/session/otherLogins'
import { registrationSchema } from '@/redux/shell/session/registrationSchema'
import { FailureAlert } from '@/views/shared/auth/FailureAlert'
import { NewPasswordField } from '@/views/shared/auth/NewPasswordField'
import { useAuthFlow } from '@/views/shared/auth/flow'
import { TermsField } from '@/views/shared/auth/TermsField'
import { useServerErrors } from '@/views/shared/auth/useServerErrors'
import authStyles from '@/views/shared/auth/auth.module.scss'
import styles from './auth-examples.module.scss'

const formSchema = z.extend(registrationSchema, {
  password: newPasswordSchema,
  fullName: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  terms: z.boolean().check(z.refine((isAgreed) => isAgreed)),
})

const defaultValues = { username: '', email: '', password: '', fullName: '', terms: false }

/** Fields of each step; they must be valid before the next one. */
const steps = [
  { key: 'access', fields: ['email', 'password'] },
  { key: 'person', fields: ['fullName', 'username'] },
  { key: 'terms', fields: ['terms'] },
] as const satisfies { key: string; fields: (keyof typeof defaultValues)[] }[]

const stepOf = (field: string) => steps.findIndex(({ fields }) => fields.some((name) => name === field))

/** Registers in three steps with one request at the end. All fields stay mounted for password managers. */
export function RegisterStepsForm() {
  const { t } = useTranslation(['authExamples', 'auth', 'login'])
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const { login, onEntered } = useAuthFlow()
  const form = useZodForm(formSchema, { defaultValues })
  const { failure, showErrors } = useServerErrors(form)
  const { register, control, trigger, setValue, formState } = form
  const { errors } = formState
  const values = useWatch({ control })
  const [step, setStep] = useState(0)
  const [isDone, setDone] = useState(false)
  const isPending = formState.isSubmitting || isDone
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const { key, fields } = steps[step] ?? steps[0]
  const isLast = step === steps.length - 1

  // Focuses the new step, but nothing on page load.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  const send = form.handleSubmit(async (values) => {
    const { terms: _, ...registration } = values
    const answer = await dispatch(createAccount(registration))
    if (createAccount.rejected.match(answer)) {
      showErrors(answer.payload)
      const wrong = Object.keys(answer.payload?.fields ?? {})
        .map(stepOf)
        .filter((index) => index !== -1)
      if (wrong.length > 0) setStep(Math.min(...wrong))
    } else if (createAccount.fulfilled.match(answer)) {
      setDone(true)
      onEntered?.(answer.payload)
    }
  })

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLast) await send()
    else if (await trigger([...fields], { shouldFocus: true })) setStep(step + 1)
  }

  return (
    <>
      <form className="form-stack" noValidate onSubmit={(event) => void handleSubmit(event)}>
        {failure && <FailureAlert error={failure} isPending={isPending} />}
        <div className={styles.step}>
          <Progress label={t('steps.progress')} value={((step + 1) / steps.length) * 100} />
          <p className="text-muted">{t('steps.count', { step: step + 1, steps: steps.length })}</p>
          <h2 ref={heading} tabIndex={-1}>
            {t(`steps.${key}`)}
          </h2>
        </div>
        <div className="form-stack" hidden={key !== 'access'}>
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
            typed={values.password ?? ''}
          />
        </div>
        <div className="form-stack" hidden={key !== 'person'}>
          <TextField
            {...register('fullName')}
            label={t('steps.fullName')}
            error={errors.fullName?.message}
            autoComplete="name"
          />
          <TextField
            {...register('username')}
            label={t('auth:username')}
            error={errors.username?.message}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <div className="form-stack" hidden={key !== 'terms'}>
          <DescriptionList
            items={[
              { term: t('login:email'), value: values.email },
              { term: t('steps.fullName'), value: values.fullName },
              { term: t('auth:username'), value: values.username },
            ]}
          />
          <TermsField
            {...register('terms')}
            error={errors.terms && t('auth:register.termsNeeded')}
            onAgree={() => setValue('terms', true, { shouldValidate: true })}
          />
        </div>
        <div className={styles.stepButtons}>
          {step > 0 && (
            <Button disabled={isPending} onClick={() => setStep(step - 1)}>
              {t('steps.back')}
            </Button>
          )}
          <Button type="submit" variant="primary" pending={isPending}>
            {isLast ? t('auth:register.submit') : t('steps.next')}
          </Button>
        </div>
      </form>
      <p className={authStyles.authMore}>
        {t('auth:register.haveAccount')} <Link to={{ pathname: login, search }}>{t('auth:register.login')}</Link>
      </p>
    </>
  )
}
