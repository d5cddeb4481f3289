import { DateField } from '@core/components/forms/DateField'
import { TimeField } from '@core/components/forms/TimeField'
import { ZoneHint } from '@core/components/forms/ZoneHint'
import { clockTextSchema, isDay } from '@core/dateText'
import { today } from '@core/zonedTime'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PostValues } from './postValues'
import { timeError } from './postValues'

/** Edits date and time of a scheduled post as one form value. */
export function PublishFields({ control }: { control: Control<PostValues, unknown, PostValues> }) {
  const { t } = useTranslation('blog')
  const { field, fieldState } = useController({ control, name: 'publishAt' })
  // Both may be incomplete; a partial date may contain a T.
  const [day = '', time = ''] = field.value.split(/T(?=[^T]*$)/)
  const isTime = time !== '' && clockTextSchema.safeParse(time).success
  const message = fieldState.error?.message
  // If the date is valid, the error belongs to the time.
  const dayMessage = isDay(day) && !isTime ? undefined : message

  function change(nextDay: string, nextTime: string) {
    field.onChange(`${nextDay}T${nextTime.toLowerCase()}`)
  }

  return (
    <>
      <DateField
        label={t('field.publishAt')}
        hint={t('field.publishAtHint')}
        {...field}
        value={day}
        min={today()}
        onChange={(next) => change(next, time)}
        error={dayMessage === timeError ? t('field.publishAtPast') : dayMessage}
      />
      <TimeField
        label={t('field.publishTime')}
        value={time}
        onChange={(next) => change(day, next)}
        onBlur={field.onBlur}
        error={message !== undefined && !isTime ? 'time' : undefined}
      />
      <ZoneHint />
    </>
  )
}
