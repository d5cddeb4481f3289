import { DateField } from '@core/components/forms/DateField'
import { Calendar } from '@core/components/forms/Calendar'
import { dateOf, dayTextOf, isDay } from '@core/dateText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function RangeExample() {
  const { t } = useTranslation('formGallery')
  const [from, setFrom] = useState('2026-11-17')
  const [to, setTo] = useState('2026-11-21')
  const nights = isDay(from) && isDay(to) ? Math.round((Number(dateOf(to)) - Number(dateOf(from))) / 86_400_000) : null
  return (
    <div className="form-stack">
      <div className="form-row">
        <DateField
          label={t('demo.arrival')}
          value={from}
          onChange={setFrom}
          error={isDay(from) ? undefined : from ? 'date' : 'required'}
        />
        <DateField
          label={t('demo.departure')}
          value={to}
          min={from}
          onChange={setTo}
          error={isDay(to) ? (nights !== null && nights < 0 ? 'dateOrder' : undefined) : to ? 'date' : 'required'}
        />
      </div>
      <Calendar
        mode="range"
        defaultMonth={dateOf('2026-11-17')}
        selected={{
          from: isDay(from) ? dateOf(from) : undefined,
          to: isDay(to) ? dateOf(to) : undefined,
        }}
        onSelect={(range) => {
          setFrom(range?.from ? dayTextOf(range.from) : '')
          setTo(range?.to ? dayTextOf(range.to) : '')
        }}
      />
      <p className="text-center" role="status">
        {nights !== null && nights >= 0 && t('demo.nights', { n: nights })}
      </p>
    </div>
  )
}
