import { DateField } from '@core/components/forms/DateField'
import { TextField } from '@core/components/forms/TextField'
import { isDay } from '@core/dateText'
import { Table } from '@core/components/table/Table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '@/configs/languages'
import { createFormatters } from '@/utility/format/formatters'

const currencies: Readonly<Record<string, string>> = { en: 'GBP', de: 'EUR', fr: 'EUR', pt: 'EUR', ar: 'SAR' }
const columns = ['language', 'day', 'number', 'money'] as const
const rows = languages.map((language) => ({ ...language, format: createFormatters(language.code) }))

export function FormatsExample() {
  const { t } = useTranslation('extensions')
  const [day, setDay] = useState('2026-03-09')
  const [amount, setAmount] = useState('1234567.8')
  const date = isDay(day) ? day : '2026-03-09'
  const value = Number(amount)
  return (
    <div className="stack">
      <div className="row g-3">
        <div className="col-sm-6">
          <DateField label={t('demo.i18n.day')} value={day} onChange={setDay} />
        </div>
        <TextField
          className="col-sm-6"
          type="number"
          label={t('demo.i18n.amount')}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </div>
      <Table caption={t('demo.i18n.formats')} variants={['small']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`demo.i18n.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, direction, format }) => (
            <tr key={code} lang={code}>
              <th scope="row">{name}</th>
              <td>
                <bdi dir={direction}>{format.date(date)}</bdi>
              </td>
              <td className="tabular">
                <bdi dir={direction}>{format.number(value)}</bdi>
              </td>
              <td className="tabular">
                <bdi dir={direction}>{format.money(Math.round(value * 100), currencies[code])}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
