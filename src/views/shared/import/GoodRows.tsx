import { Pagination } from '@core/components/Pagination'
import { Table } from '@core/components/table/Table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import type { ImportField } from './importFields'
import type { ReviewedRow } from './reviewRows'

const perPage = 10

interface GoodRowsProps {
  fields: readonly ImportField[]
  rows: readonly ReviewedRow[]
}

export function GoodRows({ fields, rows }: GoodRowsProps) {
  const { t } = useTranslation('import')
  const format = useFormat()
  const [wanted, setWanted] = useState(1)
  const page = Math.min(wanted, Math.ceil(rows.length / perPage))
  const filled = fields.filter(({ key }) => rows.some(({ values }) => values[key] !== undefined))
  const shownText = ({ key, choices }: ImportField, { values }: ReviewedRow) =>
    choices?.find(({ value }) => value === values[key])?.label ?? values[key]

  return (
    <section className="stack" aria-label={t('good')}>
      <h3 className="fs-6 mb-0">{t('good')}</h3>
      <Table caption={t('good')} variants={['small']}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            {filled.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice((page - 1) * perPage, page * perPage).map((row) => (
            <tr key={row.line}>
              <th scope="row" className="tabular">
                {format.number(row.line)}
              </th>
              {filled.map((field) => (
                <td key={field.key}>
                  <bdi>{shownText(field, row)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > perPage && (
        <Pagination label={t('good')} page={page} perPage={perPage} total={rows.length} onPage={setWanted} />
      )}
    </section>
  )
}
