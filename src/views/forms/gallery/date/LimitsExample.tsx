import { Calendar } from '@core/components/forms/Calendar'
import { gridDateOf } from '@core/components/forms/dateEntry'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const booked = ['2026-12-03', '2026-12-08', '2026-12-09', '2026-12-22']

export function LimitsExample() {
  const { t, i18n } = useTranslation('formGallery')
  const [days, setDays] = useState<Date[]>([])
  const format = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' })
  const names = days.toSorted((one, other) => Number(one) - Number(other)).map((day) => format.format(day))
  return (
    <>
      <Calendar
        mode="multiple"
        max={3}
        defaultMonth={gridDateOf('2026-12-01')}
        disabled={[{ dayOfWeek: [0, 6] }, ...booked.map(gridDateOf)]}
        selected={days}
        onSelect={(chosen) => setDays(chosen ?? [])}
      />
      <p className="text-center" role="status">
        {names.length > 0 ? new Intl.ListFormat(i18n.language).format(names) : t('demo.noDay')}
      </p>
    </>
  )
}
