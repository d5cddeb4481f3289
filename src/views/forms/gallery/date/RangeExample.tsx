import { DateField } from '@core/components/forms/DateField'
import { Calendar } from '@core/components/forms/Calendar'
import { gridDateOf, gridDayOf } from '@core/components/forms/dateEntry'
import { isDay } from '@core/dateText'
import { daysBetween } from '@core/days'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function RangeExample() {
  const { t } = useTranslation('formGallery')
  const [from, setFrom] = useState('2026-11-17')
  const [to, setTo] = useState('2026-11-21')
  const nights = isDay(from) && isDay(to) ? daysBetween(from, to) : null
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
        defaultMonth={gridDateOf('2026-11-17')}
        selected={{
          from: isDay(from) ? gridDateOf(from) : undefined,
          to: isDay(to) ? gridDateOf(to) : undefined,
        }}
        onSelect={(range) => {
          setFrom(range?.from ? gridDayOf(range.from) : '')
          setTo(range?.to ? gridDayOf(range.to) : '')
        }}
      />
      <p className="text-center" role="status">
        {nights !== null && nights >= 0 && t('demo.nights', { n: nights })}
      </p>
    </div>
  )
}
