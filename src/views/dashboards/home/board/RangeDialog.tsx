import { DateField } from '@core/components/forms/DateField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { daySchema } from '@core/dateText'
import { z } from '@core/schema'
import { validationMessage } from '@core/validation/validationMessage'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface RangeDialogProps {
  from: string
  to: string
  /** Latest allowed day */
  today: string
  onChoose: (from: string, to: string) => void
  onClose: () => void
}

export function RangeDialog({ from, to, today, onChoose, onClose }: RangeDialogProps) {
  const { t } = useTranslation('dashboards')
  const schema = useMemo(() => {
    const day = daySchema.check(z.refine((text) => text <= today, { error: t('range.future') }))
    return z.object({ from: day, to: day }).check(
      z.refine((days) => days.from <= days.to, { path: ['to'], error: validationMessage('dateOrder') }),
      z.refine((days) => Date.parse(days.to) - Date.parse(days.from) < longest, {
        path: ['to'],
        error: t('range.tooLong'),
      }),
    )
  }, [today, t])
  const form = useZodForm(schema, { defaultValues: { from, to } })
  const { errors } = form.formState
  const [first, last] = [
    useController({ control: form.control, name: 'from' }).field,
    useController({ control: form.control, name: 'to' }).field,
  ]
  const submit = form.handleSubmit((days) => {
    onChoose(days.from, days.to)
    onClose()
  })

  return (
    <FormDialog
      title={t('range.title')}
      size="sm"
      submitLabel={t('range.show')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField label={t('range.from')} max={today} {...first} error={errors.from?.message} />
      <DateField label={t('range.to')} min={first.value} max={today} {...last} error={errors.to?.message} />
    </FormDialog>
  )
}

/** Ten years in milliseconds. */
const longest = 3650 * 86_400_000
