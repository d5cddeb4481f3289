import { Table } from '@core/components/table/Table'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { products } from './data'

export function BorderedExample() {
  const { t } = useTranslation('tables')
  const format = useFormat()
  return (
    <Table caption={t('caption.stock')} variants={['bordered']}>
      <thead>
        <tr>
          <th scope="col">{t('field.product')}</th>
          <th scope="col">{t('field.sku')}</th>
          <th scope="col" className="is-numeric">
            {t('field.price')}
          </th>
          <th scope="col" className="is-numeric">
            {t('field.stock')}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ name, sku, cents, stock }) => (
          <tr key={sku}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <bdi>{sku}</bdi>
            </td>
            <td className="is-numeric">{format.money(cents)}</td>
            <td className="is-numeric">{format.number(stock)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
