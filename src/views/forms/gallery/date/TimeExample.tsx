import { clockTextSchema, isDay } from '@core/dateText'
import { DateField } from '@core/components/forms/DateField'
import { TimeField } from '@core/components/forms/TimeField'
import { ZoneHint } from '@core/components/forms/ZoneHint'
import { useTimeZone } from '@core/hooks/useTimeZone'
import { dateOf } from '@core/zonedTime'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function TimeExample() {
  const { t, i18n } = useTranslation('formGallery')
  const timeZone = useTimeZone()
  const [day, setDay] = useState('2026-11-24')
  const [time, setTime] = useState('14:30')
  const moment = dateOf(`${day}T${time}`)
  const isMoment = !Number.isNaN(moment.getTime())
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short', timeZone })
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
      <ZoneHint />
      <p className="mt-3" role="status">
        {isMoment && format.format(moment)}
      </p>
    </>
  )
}
