import { clockTextSchema, daySchema } from '@core/dateText'
import { clockOf, dateOf, dayTextOf } from '@core/zonedTime'
import { Button } from '@core/components/button/Button'
import { DateField } from '@core/components/forms/DateField'
import { TimeField } from '@core/components/forms/TimeField'
import { ZoneHint } from '@core/components/forms/ZoneHint'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Dialog } from '@core/components/overlay/Dialog'
import { z } from '@core/schema'
import { useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { laterTimes } from './laterTimes'

const formSchema = z.object({ day: daySchema, clock: clockTextSchema.check(z.minLength(1)) })

interface LaterDialogProps {
  title: string
  submitLabel: string
  /** Receives an ISO time in the future; the parent then closes the dialog. */
  onChoose: (time: string) => void
  onClose: () => void
}

export function LaterDialog({ title, submitLabel, onChoose, onClose }: LaterDialogProps) {
  const { t } = useTranslation('email')
  const format = useFormat()
  const id = useId()
  const [now] = useState(() => new Date())
  const today = dayTextOf(now)
  const times = laterTimes(now)
  const first = times[0]?.[1] ?? now
  const form = useZodForm(formSchema, { defaultValues: { day: dayTextOf(first), clock: clockOf(first) } })
  const { control, formState } = form

  const submit = form.handleSubmit(({ day, clock }) => {
    const time = dateOf(`${day}T${clock}`)
    if (time <= new Date()) form.setError('clock', { message: t('later.over') }, { shouldFocus: true })
    else onChoose(time.toISOString())
  })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={title}
      footer={
        <>
          <Button variant="primary" type="submit" form={id}>
            {submitLabel}
          </Button>
          <Button onClick={onClose}>{t('later.cancel')}</Button>
        </>
      }
    >
      <ul className="list-unstyled d-grid gap-2 mb-4">
        {times.map(([key, time]) => (
          <li key={key}>
            <Button className="w-100 justify-content-between" onClick={() => onChoose(time.toISOString())}>
              <span>{t(`later.${key}`)}</span>
              <span className="text-muted tabular">{format.dateTime(time.toISOString())}</span>
            </Button>
          </li>
        ))}
      </ul>
      <form id={id} className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <Controller
          control={control}
          name="day"
          render={({ field }) => (
            <DateField label={t('later.day')} {...field} min={today} error={formState.errors.day?.message} />
          )}
        />
        <Controller
          control={control}
          name="clock"
          render={({ field }) => (
            <TimeField label={t('later.clock')} {...field} error={formState.errors.clock?.message} />
          )}
        />
        <ZoneHint />
      </form>
    </Dialog>
  )
}
