import { DateField } from '@core/components/forms/DateField'
import { isDay } from '@core/dateText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function BasicExample() {
  const { t } = useTranslation('formGallery')
  const [birthday, setBirthday] = useState('')
  const [due, setDue] = useState('2026-12-24')
  const isWrong = (day: string) => day !== '' && !isDay(day)
  return (
    <div className="form-row">
      <DateField
        label={t('demo.birthday')}
        value={birthday}
        onChange={setBirthday}
        error={isWrong(birthday) ? 'date' : undefined}
      />
      <DateField label={t('demo.due')} value={due} onChange={setDue} error={isWrong(due) ? 'date' : undefined} />
    </div>
  )
}
