import { DateField } from '@core/components/forms/DateField'
import { TextField } from '@core/components/forms/TextField'
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
        <DateField label={t('demo.day')} value={day} onChange={setDay} error={isMoment ? undefined : 'date'} />
        <TextField
          label={t('demo.time')}
          type="time"
          step={900}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
      <p className="mt-3" role="status">
        {isMoment && format.format(moment)}
      </p>
    </>
  )
}
