import { Table } from '@core/components/table/Table'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { products } from './data'

const totals = products.map(({ cents, stock }) => cents * stock)

export function FootExample() {
  const { t } = useTranslation('tables')
  const format = useFormat()
  return (
    <Table caption={t('caption.value')}>
      <thead>
        <tr>
          <th scope="col">{t('field.product')}</th>
          <th scope="col" className="is-numeric">
            {t('field.price')}
          </th>
          <th scope="col" className="is-numeric">
            {t('field.stock')}
          </th>
          <th scope="col" className="is-numeric">
            {t('field.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ name, sku, cents, stock }, index) => (
          <tr key={sku}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td className="is-numeric">{format.money(cents)}</td>
            <td className="is-numeric">{format.number(stock)}</td>
            <td className="is-numeric">{format.money(totals[index] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('field.total')}
          </th>
          <td className="is-numeric">{format.money(totals.reduce((sum, value) => sum + value, 0))}</td>
        </tr>
      </tfoot>
    </Table>
  )
}
