import { Table } from '@core/components/table/Table'
import { cellText } from '@core/export/table'
import { useTranslation } from 'react-i18next'
import { orderFields, orders, useOrders } from '../useOrders'

export function OrderTable() {
  const { t } = useTranslation('extensions')
  const { cellOf, headOf } = useOrders()
  return (
    <Table caption={t('demo.order.caption')} variants={['small']}>
      <thead>
        <tr>
          {orderFields.map((field) => (
            <th key={field} scope="col" className={field === 'amount' ? 'text-end' : undefined}>
              {headOf(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            {orderFields.map((field) => (
              <td key={field} className={field === 'amount' ? 'text-end tabular' : 'text-nowrap'}>
                <bdi>{cellText(cellOf(order, field))}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
