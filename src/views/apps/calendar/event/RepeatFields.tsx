import { DateField } from '@core/components/forms/DateField'
import { NumberField } from '@core/components/forms/NumberField'
import { SelectField } from '@core/components/forms/SelectField'
import { weekRulesOf } from '@core/weeks'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { mostRepetitions } from '@/redux/apps/calendar/schema'
import { endings, repeats, weekdayChoices } from './repetition'
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

export function RepeatFields({ form, isSeries }: { form: EventForm; isSeries: boolean }) {
  const { t } = useTranslation('calendar')
  const { register, control, formState } = form
  const { errors, dirtyFields } = formState
  const [repeat, ends, startDay] = useWatch({ control, name: ['repeat', 'ends', 'startDay'] })
  const untilDay = useController({ control, name: 'untilDay' }).field
  const count = useController({ control, name: 'count' }).field
  const isChanged =
    isSeries && Boolean(dirtyFields.repeat ?? dirtyFields.weekdays ?? dirtyFields.ends ?? dirtyFields.untilDay)

  return (
    <>
      <SelectField
        label={t('repeat.label')}
        options={repeats.map((value) => ({ value, label: t(`repeat.${value}`) }))}
        hint={isChanged ? t('repeat.fromHereOn') : undefined}
        {...register('repeat')}
        error={errors.repeat?.message}
      />
      {repeat === 'weekly' && <WeekdaysField form={form} />}
      {repeat !== 'none' && (
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
            <NumberField
              label={t('repeat.count')}
              {...count}
              min={1}
              max={mostRepetitions}
              error={errors.count?.message}
            />
          )}
        </div>
      )}
    </>
  )
}
