import { Table } from '@core/components/table/Table'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { products } from './data'

const months = Array.from({ length: 12 }, (_, month) => month)

/** A table wider than its container scrolls there, also by keyboard. The page does not scroll. */
export function ResponsiveExample() {
  const { t, i18n } = useTranslation('tables')
  const format = useFormat()
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' })
  return (
    <Table caption={t('caption.soldByMonth')} variants={['hover']}>
      <thead>
        <tr>
          <th scope="col">{t('field.product')}</th>
          {months.map((month) => (
            <th key={month} scope="col" className="is-numeric">
              {monthName.format(Date.UTC(2026, month))}
            </th>
          ))}
          <th scope="col" className="is-numeric">
            {t('field.sold')}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ name, sku, sold }) => (
          <tr key={sku}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {months.map((month) => (
              <td key={month} className="is-numeric">
                {format.number(sold * (4 + ((month * 5) % 7)))}
              </td>
            ))}
            <td className="is-numeric">
              {format.number(months.reduce((sum, month) => sum + sold * (4 + ((month * 5) % 7)), 0))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
