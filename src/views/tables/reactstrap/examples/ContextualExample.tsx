import { Badge } from '@core/components/Badge'
import { Table } from '@core/components/table/Table'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { products } from './data'

function supplyOf(stock: number) {
  if (stock === 0) return { tone: 'danger', key: 'soldOut' } as const
  return stock < 10 ? ({ tone: 'warning', key: 'low' } as const) : ({ tone: 'success', key: 'inStock' } as const)
}

/** A badge repeats the meaning of the color. */
export function ContextualExample() {
  const { t } = useTranslation('tables')
  const format = useFormat()
  return (
    <Table caption={t('caption.supply')}>
      <thead>
        <tr>
          <th scope="col">{t('field.product')}</th>
          <th scope="col" className="is-numeric">
            {t('field.stock')}
          </th>
          <th scope="col">{t('field.supply')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ name, sku, stock }) => {
          const { tone, key } = supplyOf(stock)
          return (
            <tr key={sku} className={tone === 'success' ? undefined : `tint-${tone}`}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className="is-numeric">{format.number(stock)}</td>
              <td>
                <Badge tone={tone}>{t(`supply.${key}`)}</Badge>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
