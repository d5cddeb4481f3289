import { Card } from '@core/components/Card'
import type { LoadedColumn } from '@core/components/loaded-table/loadedColumn'
import { LoadedTable } from '@core/components/loaded-table/LoadedTable'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { products, type Product } from './data'

/** On phones, rows become cards and the headers a select. */
export function SortableExample() {
  const { t } = useTranslation('tables')
  const format = useFormat()
  const columns: LoadedColumn<Product>[] = [
    {
      key: 'name',
      header: t('field.product'),
      kind: 'primary',
      value: ({ name }) => name,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'cents',
      header: t('field.price'),
      value: ({ cents }) => cents,
      isNumeric: true,
      cell: ({ cents }) => format.money(cents),
    },
    {
      key: 'sold',
      header: t('field.sold'),
      value: ({ sold }) => sold,
      isNumeric: true,
      cell: ({ sold }) => format.number(sold),
    },
  ]

  return (
    <Card isFlush>
      <LoadedTable
        caption={t('caption.bestsellers')}
        columns={columns}
        source={{ rows: products, keyOf: ({ sku }) => sku, labelOf: ({ name }) => name, status: 'ready' }}
        firstSort={{ sortColumn: 'sold', sort: 'desc' }}
      />
    </Card>
  )
}
