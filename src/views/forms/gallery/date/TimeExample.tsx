import { clockTextSchema, isDay } from '@core/dateText'
import { DateField } from '@core/components/forms/DateField'
import { TimeField } from '@core/components/forms/TimeField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function TimeExample() {
  const { t, i18n } = useTranslation('formGallery')
  const [day, setDay] = useState('2026-11-24')
  const [time, setTime] = useState('14:30')
  const moment = new Date(`${day}T${time}`)
  const isMoment = !Number.isNaN(moment.getTime())
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <>
      <div className="form-row">
        <DateField label={t('demo.day')} value={day} onChange={setDay} error={isDay(day) ? undefined : 'date'} />
        <TimeField
          label={t('demo.time')}
          step={15}
          value={time}
          onChange={setTime}
          error={clockTextSchema.safeParse(time).success ? undefined : 'time'}
        />
      </div>
      <p className="mt-3" role="status">
        {isMoment && format.format(moment)}
      </p>
    </>
  )
}
