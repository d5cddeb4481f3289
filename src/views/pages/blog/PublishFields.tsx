import { DateField } from '@core/components/forms/DateField'
import { TimeField } from '@core/components/forms/TimeField'
import { dayTextOf } from '@core/dateText'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PostValues } from './postValues'
import { timeError } from './postValues'

/** When a scheduled post is to be published: a day and a time, one text of the form. */
export function PublishFields({ control }: { control: Control<PostValues, unknown, PostValues> }) {
  const { t } = useTranslation('blog')
  const { field, fieldState } = useController({ control, name: 'publishAt' })
  const [{ day, time }, setParts] = useState({ day: field.value.slice(0, 10), time: field.value.slice(11) })
  const message = fieldState.error?.message

  function change(parts: { day: string; time: string }) {
    setParts(parts)
    field.onChange(`${parts.day}T${parts.time}`)
  }

  return (
    <>
      <DateField
        label={t('field.publishAt')}
        hint={t('field.publishAtHint')}
        {...field}
        value={day}
        min={dayTextOf(new Date())}
        onChange={(next) => change({ day: next, time })}
        error={message === timeError ? t('field.publishAtPast') : message}
      />
      <TimeField
        label={t('field.publishTime')}
        value={time}
        onChange={(next) => change({ day, time: next })}
        onBlur={field.onBlur}
      />
    </>
  )
}
