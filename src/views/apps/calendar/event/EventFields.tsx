import { DateField } from '@core/components/forms/DateField'
import { Field } from '@core/components/forms/Field'
import { SelectField } from '@core/components/forms/SelectField'
import { SwitchField } from '@core/components/forms/SwitchField'
import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { TimeField } from '@core/components/forms/TimeField'
import { ZoneHint } from '@core/components/forms/ZoneHint'
import { isDay } from '@core/dateText'
import { addDays, daysBetween } from '@core/days'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Occurrence } from '@/redux/apps/calendar/schema'
import { eventSchema, kinds, reminders } from '@/redux/apps/calendar/schema'
import { KindDot } from '../shared/KindDot'
import { movedEnd } from './eventForm'
import { GuestField } from './GuestField'
import { RepeatFields } from './RepeatFields'
import { monthlyModesOf, movedWeekdays } from './repetition'
import { movedRuleStart } from './ruleStart'
import type { EventForm } from './useEventForm'
import styles from '../calendar.module.scss'

/** End and repetition move with the start. */
function useFollowers({ getValues, setValue }: EventForm, event: Occurrence | undefined): () => void {
  const before = useRef(getValues(['startDay', 'startClock']))
  const validDay = useRef(getValues('startDay'))
  function moveRepetition() {
    const values = getValues()
    // Typing changes the day in parts.
    if (!isDay(values.startDay)) return
    const from = movedRuleStart({ ...values, startDay: validDay.current }, event).day
    const to = movedRuleStart(values, event).day
    validDay.current = values.startDay
    const weekdays = movedWeekdays(values.weekdays, from, to, event?.at === undefined)
    if (weekdays) setValue('weekdays', weekdays, { shouldDirty: true })
    // A last day that stays would omit the last occurrence.
    if (event?.at !== undefined && isDay(values.untilDay))
      setValue('untilDay', addDays(values.untilDay, daysBetween(from, to)), { shouldDirty: true })
    const modes = monthlyModesOf(to)
    if (!modes.includes(values.monthly)) setValue('monthly', modes.at(-1) ?? 'day', { shouldDirty: true })
  }
  return () => {
    moveRepetition()
    const { startDay, startClock, endDay, endClock } = getValues()
    const [dayBefore, clockBefore] = before.current
    const end = movedEnd({ startDay: dayBefore, startClock: clockBefore, endDay, endClock }, { startDay, startClock })
    if (!end) return
    before.current = [startDay, startClock]
    setValue('endDay', end.endDay, { shouldDirty: true })
    setValue('endClock', end.endClock, { shouldDirty: true })
  }
}

interface EventFieldsProps {
  form: EventForm
  isNew: boolean
  /** Undefined for a new event. */
  event: Occurrence | undefined
  isRecurring: boolean
}

export function EventFields({ form, isNew, event, isRecurring }: EventFieldsProps) {
  const { t } = useTranslation('calendar')
  const { register, control, formState, setFocus } = form
  const { errors } = formState
  const [allDay, calendar, url] = useWatch({ control, name: ['allDay', 'calendar', 'url'] })
  const followStart = useFollowers(form, event)
  const start = { onChange: followStart, deps: ['endDay' as const] }
  const startDay = useController({ control, name: 'startDay', rules: start }).field
  const startClock = useController({ control, name: 'startClock', rules: start }).field
  const endDay = useController({ control, name: 'endDay' }).field
  const endClock = useController({ control, name: 'endClock', rules: { deps: ['endDay'] } }).field
  useEffect(() => {
    if (isNew) setFocus('title')
  }, [isNew, setFocus])
  const address = eventSchema.shape.url.safeParse(url)

  return (
    <div className="form-stack">
      <TextField label={t('field.title')} autoComplete="off" {...register('title')} error={errors.title?.message} />
      <Field label={t('field.kind')} error={errors.calendar?.message}>
        {(attributes) => (
          <div className={`control has-icon ${styles.kindSelect}`}>
            <KindDot kind={calendar} />
            <select className="form-select" {...register('calendar')} {...attributes}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kind.${kind}`)}
                </option>
              ))}
            </select>
          </div>
        )}
      </Field>
      <SwitchField label={t('field.allDay')} {...register('allDay', { deps: ['endDay'] })} />
      <div className={styles.eventWhen}>
        <DateField label={t('field.startDay')} {...startDay} error={errors.startDay?.message} />
        {!allDay && <TimeField label={t('field.startClock')} {...startClock} error={errors.startClock?.message} />}
        <DateField label={t('field.endDay')} {...endDay} min={startDay.value} error={errors.endDay?.message} />
        {!allDay && <TimeField label={t('field.endClock')} {...endClock} error={errors.endClock?.message} />}
      </div>
      {!allDay && <ZoneHint />}
      <RepeatFields form={form} event={event} isRecurring={isRecurring} />
      <SelectField
        label={t('reminder.label')}
        placeholder={t('reminder.none')}
        options={reminders.map((minutes) => ({ value: String(minutes), label: t(`reminder.before.${minutes}`) }))}
        {...register('reminder')}
        error={errors.reminder?.message}
      />
      <GuestField control={control} />
      <TextField
        label={t('field.location')}
        isOptional
        autoComplete="off"
        {...register('location')}
        error={errors.location?.message}
      />
      <div className={styles.eventLink}>
        <TextField
          label={t('field.url')}
          type="url"
          isOptional
          autoComplete="off"
          dir="ltr"
          {...register('url')}
          error={errors.url?.message}
        />
        {address.success && address.data !== '' && (
          <a href={address.data} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden="true" />
            {t('event.openLink')}
          </a>
        )}
      </div>
      <TextArea
        label={t('field.description')}
        isOptional
        {...register('description')}
        error={errors.description?.message}
      />
    </div>
  )
}
