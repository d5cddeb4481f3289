import { Button } from '@core/components/button/Button'
import { DescriptionList } from '@core/components/DescriptionList'
import { RadioCards } from '@core/components/forms/RadioCards'
import { SelectField } from '@core/components/forms/SelectField'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { cx } from '@core/components/cx'
import { toast } from '@core/toast/toast'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../shared/useCountries'
import { accountSchema, steps, type Account } from './accountSteps'
import { WizardSteps, type WizardVariant } from './WizardSteps'
import styles from '../forms.module.scss'

const nothing: Account = { name: '', email: '', company: '', country: '', plan: 'yearly' }

/** Each step must be valid before the next one. Going back loses nothing. */
export function AccountWizard({ variant }: { variant: WizardVariant }) {
  const { t } = useTranslation('formGallery')
  const countries = useCountries()
  const form = useZodForm(accountSchema, { defaultValues: nothing, shouldUnregister: false })
  const { register, trigger, handleSubmit, reset, setValue, watch, formState } = form
  const { errors } = formState
  const [step, setStep] = useState(0)
  const [reached, setReached] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const values = watch()
  const { key, fields } = steps[step] ?? steps[0]

  // Keeps focus on page load; only a changed step takes it.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  function go(to: number) {
    setStep(to)
    setReached(Math.max(reached, to))
  }
  async function handleNext(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (key !== 'review') {
      if (await trigger([...fields], { shouldFocus: true })) go(step + 1)
      return
    }
    await handleSubmit(({ name }) => {
      toast.success(t('demo.accountMade', { name }))
      reset(nothing)
      setReached(0)
      setStep(0)
    })()
  }

  return (
    <div className={cx('d-grid gap-4', styles.wizard, `is-${variant}`)}>
      <WizardSteps current={step} reached={reached} variant={variant} onGo={go} />
      <form className="form-stack" noValidate onSubmit={(event) => void handleNext(event)}>
        <h3 className="h5 mb-0" ref={heading} tabIndex={-1}>
          {t(`demo.step.${key}`)}
        </h3>
        {key === 'person' && (
          <div className="form-row">
            <TextField label={t('demo.name')} autoComplete="name" error={errors.name?.message} {...register('name')} />
            <TextField
              label={t('demo.email')}
              type="email"
              autoComplete="email"
              error={errors.email?.message}
              {...register('email')}
            />
          </div>
        )}
        {key === 'company' && (
          <div className="form-row">
            <TextField label={t('demo.company')} error={errors.company?.message} {...register('company')} />
            <SelectField
              label={t('demo.country')}
              options={countries}
              placeholder={t('demo.choose')}
              error={errors.country?.message}
              {...register('country')}
            />
          </div>
        )}
        {key === 'review' && (
          <>
            <DescriptionList
              items={[
                { term: t('demo.name'), value: values.name },
                { term: t('demo.email'), value: values.email },
                { term: t('demo.company'), value: values.company },
                { term: t('demo.country'), value: countries.find(({ value }) => value === values.country)?.label },
              ]}
            />
            <RadioCards
              label={t('demo.billing')}
              layout="inline"
              value={values.plan}
              onChange={(plan) => setValue('plan', plan)}
              options={[
                { value: 'monthly', label: t('demo.plan.monthly') },
                { value: 'yearly', label: t('demo.plan.yearly') },
              ]}
            />
          </>
        )}
        <div className="d-flex gap-2 justify-content-between">
          <Button disabled={step === 0} onClick={() => go(step - 1)}>
            {t('demo.back')}
          </Button>
          <Button type="submit" variant="primary">
            {t(key === 'review' ? 'demo.createAccount' : 'demo.next')}
          </Button>
        </div>
      </form>
    </div>
  )
}
