import { DateField } from '@core/components/forms/DateField'
import { NumberField } from '@core/components/forms/NumberField'
import { SelectField } from '@core/components/forms/SelectField'
import { isDay } from '@core/dateText'
import { weekRulesOf } from '@core/weeks'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Occurrence } from '@/redux/apps/calendar/schema'
import {
  endings,
  frequencies,
  isExpressed,
  isSameRepetition,
  monthlyModesOf,
  mostRepetitions,
  nthOf,
  weekdayChoices,
  weekdayOf,
} from './repetition'
import { movedRuleStart, repeatValuesOf, ruleStartOf } from './ruleStart'
import { RuleText } from './RuleText'
import type { EventForm } from './useEventForm'
import styles from '../calendar.module.scss'

function WeekdaysField({ form }: { form: EventForm }) {
  const { t, i18n } = useTranslation('calendar')
  return (
    <fieldset className="field">
      <legend className="field-label">{t('repeat.weekdays')}</legend>
      <div className="d-flex flex-wrap gap-1">
        {weekdayChoices(i18n.language, weekRulesOf(i18n.language).firstDay).map(({ value, label, title }) => (
          <label key={value} className={styles.weekday} title={title}>
            <input
              type="checkbox"
              className="visually-hidden"
              value={value}
              aria-label={title}
              {...form.register('weekdays')}
            />
            {label}
          </label>
        ))}
      </div>
      <p className="field-hint">{t('repeat.weekdaysHint')}</p>
    </fieldset>
  )
}

/** @param day of the start */
function MonthlyField({ form, day }: { form: EventForm; day: string }) {
  const { t, i18n } = useTranslation('calendar')
  const monthly = useWatch({ control: form.control, name: 'monthly' })
  const number = Number(day.slice(8))
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
  const labelOf = {
    day: () => t('repeat.on.day', { day: number }),
    nth: () => t(`repeat.on.${nthOf(day)}`, { weekday }),
    last: () => t('repeat.on.last', { weekday }),
  }
  return (
    <SelectField
      label={t('repeat.onLabel')}
      options={monthlyModesOf(day).map((value) => ({ value, label: labelOf[value]() }))}
      hint={monthly === 'day' && number > 28 ? t('repeat.skipped', { day: number }) : undefined}
      {...form.register('monthly')}
    />
  )
}

function EndFields({ form, startDay }: { form: EventForm; startDay: string }) {
  const { t } = useTranslation('calendar')
  const { register, control, formState } = form
  const { errors } = formState
  const ends = useWatch({ control, name: 'ends' })
  const untilDay = useController({ control, name: 'untilDay' }).field
  const count = useController({ control, name: 'count' }).field
  return (
    <div className={styles.eventWhen}>
      <SelectField
        label={t('repeat.ends')}
        options={endings.map((value) => ({ value, label: t(`repeat.end.${value}`) }))}
        {...register('ends')}
        error={errors.ends?.message}
      />
      {ends === 'until' && (
        <DateField label={t('repeat.until')} {...untilDay} min={startDay} error={errors.untilDay?.message} />
      )}
      {ends === 'count' && (
        <NumberField label={t('repeat.count')} {...count} min={1} max={mostRepetitions} error={errors.count?.message} />
      )}
    </div>
  )
}

interface RepeatFieldsProps {
  form: EventForm
  /** Undefined for a new event. */
  event: Occurrence | undefined
  isRecurring: boolean
}

export function RepeatFields({ form, event, isRecurring }: RepeatFieldsProps) {
  const { t } = useTranslation('calendar')
  const { control, formState, getValues, setValue } = form
  const { errors } = formState
  useWatch({ control })
  const values = getValues()
  const { repeat, startDay } = values
  const repeatField = useController({ control, name: 'repeat' }).field
  const interval = useController({ control, name: 'interval' }).field
  const day = isDay(startDay) ? movedRuleStart(values, event).day : null
  const before = event && repeatValuesOf(event)
  const isChanged =
    isRecurring && before && day !== null && !isSameRepetition(values, day, before, ruleStartOf(event).day)
  const choices = ['none', ...frequencies, ...(before?.repeat === 'custom' ? (['custom'] as const) : [])] as const

  function handleRepeat(next: typeof repeat) {
    repeatField.onChange(next)
    if (next === 'weekly' && values.weekdays.length === 0 && day !== null)
      setValue('weekdays', [String(weekdayOf(day))])
  }

  return (
    <>
      <SelectField
        label={t('repeat.label')}
        options={choices.map((value) => ({ value, label: t(`repeat.${value}`) }))}
        hint={isChanged ? t('repeat.fromHereOn') : undefined}
        {...repeatField}
        onChange={({ target }) => handleRepeat(target.value as typeof repeat)}
        error={errors.repeat?.message}
      />
      {repeat === 'custom' && (
        <p className="field-hint">
          <RuleText rule={event?.recurrence?.rule} />
        </p>
      )}
      {isExpressed(repeat) && (
        <NumberField
          label={t(`repeat.interval.${repeat}`)}
          {...interval}
          min={1}
          max={mostRepetitions}
          error={errors.interval?.message}
        />
      )}
      {repeat === 'weekly' && <WeekdaysField form={form} />}
      {repeat === 'monthly' && day !== null && <MonthlyField form={form} day={day} />}
      {isExpressed(repeat) && <EndFields form={form} startDay={startDay} />}
    </>
  )
}
