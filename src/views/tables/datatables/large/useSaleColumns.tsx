import type { Column } from '@core/components/data-table/column'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import type { Sale } from './sales'

export function useSaleColumns(): Column<Sale>[] {
  const { t } = useTranslation('datatables')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'number',
        header: t('sale.number'),
        isSortable: true,
        cell: ({ number }) => <span className="tabular">{format.number(number)}</span>,
      },
      {
        key: 'customer',
        header: t('sale.customer'),
        kind: 'primary',
        isSortable: true,
        cell: ({ customer }) => <bdi>{customer}</bdi>,
      },
      { key: 'city', header: t('sale.city'), isSortable: true, cell: ({ city }) => <bdi>{city}</bdi> },
      { key: 'product', header: t('sale.product'), isSortable: true, cell: ({ product }) => <bdi>{product}</bdi> },
      { key: 'soldAt', header: t('sale.soldAt'), isSortable: true, cell: ({ soldAt }) => format.dateTime(soldAt) },
      {
        key: 'cents',
        header: t('sale.total'),
        isSortable: true,
        isNumeric: true,
        cell: ({ cents }) => format.money(cents),
      },
    ],
    [t, format],
  )
}
