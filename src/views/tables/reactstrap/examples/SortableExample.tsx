import type { Column } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { products, type Product } from './data'

type SortKey = 'name' | 'cents' | 'sold'

/** Heads that sort. On phones the rows become cards and the heads a choice. */
export function SortableExample() {
  const { t, i18n } = useTranslation('tables')
  const format = useFormat()
  const [sort, setSort] = useState<{ column: SortKey; direction: 'asc' | 'desc' }>({
    column: 'sold',
    direction: 'desc',
  })

  const collator = new Intl.Collator(i18n.language)
  const sign = sort.direction === 'asc' ? 1 : -1
  const rows = products.toSorted((a, b) =>
    sort.column === 'name' ? sign * collator.compare(a.name, b.name) : sign * (a[sort.column] - b[sort.column]),
  )
  const columns: Column<Product>[] = [
    {
      key: 'name',
      header: t('field.product'),
      kind: 'primary',
      isSortable: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'cents',
      header: t('field.price'),
      isSortable: true,
      isNumeric: true,
      cell: ({ cents }) => format.money(cents),
    },
    {
      key: 'sold',
      header: t('field.sold'),
      isSortable: true,
      isNumeric: true,
      cell: ({ sold }) => format.number(sold),
    },
  ]

  return (
    <DataTable
      caption={t('caption.bestsellers')}
      columns={columns}
      source={{ rows, keyOf: ({ sku }) => sku, labelOf: ({ name }) => name, status: 'ready' }}
      sort={{
        ...sort,
        onSort: (key, direction) => {
          const column = (['name', 'cents', 'sold'] as const).find((known) => known === key)
          if (column) setSort({ column, direction })
        },
      }}
    />
  )
}
