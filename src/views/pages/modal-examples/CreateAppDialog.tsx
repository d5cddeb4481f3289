import { Button } from '@core/components/button/Button'
import { RadioCards } from '@core/components/forms/RadioCards'
import { TextField } from '@core/components/forms/TextField'
import { useHold } from '@core/components/forms/useHold'
import { useZodForm } from '@core/components/forms/useZodForm'
import { withInputFormat } from '@core/components/forms/withInputFormat'
import { DescriptionList } from '@core/components/DescriptionList'
import { Dialog } from '@core/components/overlay/Dialog'
import { useGuardedClose } from '@core/components/overlay/useLeaveGuard'
import { z } from '@core/schema'
import type { SubmitEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { appCategories, appSchema, databases, frameworks } from '@/redux/pages/modal-examples/schema'
import { writeCardNumber, writeExpiry } from '@/utility/card'
import { cardErrors, cardSchema, toMethod } from '@/views/shared/account/cardForm'
import { freeId } from '@/views/shared/account/freeId'
import type { ExampleProps } from './ExampleCard'
import { useAppTexts } from './useAppTexts'
import { useExamplesWriter } from './useExamplesWriter'
import styles from './modal-examples.module.scss'

/** Fields of each step; they must be valid before the next one. */
const steps = [
  ['details', ['name', 'category']],
  ['framework', ['framework']],
  ['database', ['database']],
  ['billing', ['number', 'holder', 'expires']],
  ['review', []],
] as const

const { name, category, framework, database } = appSchema.shape

/** Five steps. Going back keeps the input. */
export function CreateAppDialog({ examples, onClose }: ExampleProps & { onClose: () => void }) {
  const { t } = useTranslation(['modalExamples', 'account', 'core'])
  const texts = useAppTexts()
  const write = useExamplesWriter(examples)
  const formId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [schema] = useState(() => z.extend(cardSchema(true, new Date()), { name, category, framework, database }))
  const [index, setIndex] = useState(0)
  const [empty] = useState<z.input<typeof schema>>({
    name: '',
    category: 'store',
    framework: 'react',
    database: 'postgres',
    number: '',
    holder: examples.person.fullName,
    expires: '',
    primary: false,
  })
  const form = useZodForm(schema, { defaultValues: empty })
  const { control, register, formState, getValues, trigger } = form
  const { errors, isDirty, isSubmitting } = formState
  const held = useHold(isSubmitting)
  const close = useGuardedClose(isDirty, onClose)
  const chosenCategory = useController({ control, name: 'category' }).field
  const chosenFramework = useController({ control, name: 'framework' }).field
  const chosenDatabase = useController({ control, name: 'database' }).field
  const [step, fields] = steps[index] ?? steps[0]
  const isLast = index === steps.length - 1

  // The dialog itself focuses its first step.
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    if (moves > 0) heading.current?.focus()
  }, [moves])

  function goTo(next: number) {
    setIndex(next)
    setMoves(moves + 1)
  }

  const create = form.handleSubmit(
    async (values) => {
      const { brand, last4 } = toMethod(values, 0)
      const app = {
        name: values.name,
        category: values.category,
        framework: values.framework,
        database: values.database,
        brand,
        last4,
      }
      const isDone = await write({
        change: ({ apps }) => ({ apps: [...apps, { ...app, id: freeId(apps) }] }),
        done: t('app.created', { name: app.name }),
      })
      if (isDone) onClose()
    },
    (wrong) => goTo(steps.findIndex(([, own]) => own.some((field) => field in wrong))),
  )

  /** Enter in a field works like the button. */
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLast) await create(event)
    else if (await trigger(fields, { shouldFocus: true })) goTo(index + 1)
  }

  function say(message: string | undefined) {
    const own = cardErrors.find((key) => key === message)
    return own ? t(`account:cards.${own}`) : message
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('app.title')}
      onClose={close}
      footer={
        <>
          <Button variant="primary" type="submit" form={formId} pending={isSubmitting}>
            {t(isLast ? 'app.submit' : 'app.next')}
          </Button>
          <Button onClick={index === 0 ? close : () => goTo(index - 1)}>
            {index === 0 ? t('core:dialog.cancel') : t('app.back')}
          </Button>
        </>
      }
    >
      <form ref={held} id={formId} className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <ol className={styles.steps} aria-label={t('app.steps')}>
          {steps.map(([key], place) => (
            <li key={key} aria-current={place === index ? 'step' : undefined}>
              {t(`app.step.${key}`)}
            </li>
          ))}
        </ol>
        <h3 className="h5" ref={heading} tabIndex={-1}>
          {t(`app.ask.${step}`)}
        </h3>
        {step === 'details' && (
          <>
            <TextField label={t('app.name')} autoComplete="off" {...register('name')} error={errors.name?.message} />
            <RadioCards
              label={t('app.kind')}
              layout="inline"
              options={appCategories.map((value) => ({ value, label: t(`app.category.${value}`) }))}
              value={chosenCategory.value}
              onChange={chosenCategory.onChange}
            />
          </>
        )}
        {step === 'framework' && (
          <RadioCards
            label={t('app.step.framework')}
            layout="inline"
            options={frameworks.map((value) => ({ value, label: texts.name(value) }))}
            value={chosenFramework.value}
            onChange={chosenFramework.onChange}
          />
        )}
        {step === 'database' && (
          <RadioCards
            label={t('app.step.database')}
            layout="inline"
            options={databases.map((value) => ({ value, label: texts.name(value) }))}
            value={chosenDatabase.value}
            onChange={chosenDatabase.onChange}
          />
        )}
        {step === 'billing' && (
          <>
            <TextField
              label={t('account:cards.number')}
              hint={t('account:cards.numberHint')}
              inputMode="numeric"
              autoComplete="cc-number"
              dir="ltr"
              {...withInputFormat(register('number'), writeCardNumber)}
              error={say(errors.number?.message)}
            />
            <div className="form-row">
              <TextField
                label={t('account:cards.holder')}
                autoComplete="cc-name"
                {...register('holder')}
                error={errors.holder?.message}
              />
              <TextField
                label={t('account:cards.expiry')}
                hint={t('account:cards.expiryHint')}
                inputMode="numeric"
                autoComplete="cc-exp"
                dir="ltr"
                {...withInputFormat(register('expires'), writeExpiry)}
                error={say(errors.expires?.message)}
              />
            </div>
          </>
        )}
        {step === 'review' && (
          <DescriptionList
            items={[
              { term: t('app.name'), value: <bdi>{getValues('name')}</bdi> },
              { term: t('app.kind'), value: texts.parts(getValues()) },
              { term: t('app.step.billing'), value: texts.card(toMethod(getValues(), 0)) },
            ]}
          />
        )}
      </form>
    </Dialog>
  )
}
