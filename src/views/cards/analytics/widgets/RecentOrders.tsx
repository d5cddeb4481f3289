import { Badge } from '@core/components/Badge'
import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { DataCard } from '@core/components/data-card/DataCard'
import type { Column } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { EmptyState } from '@core/components/EmptyState'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { RecentOrder } from '@/redux/cards/analytics/schema'
import { fetchRecentOrders, selectRecentOrders } from '@/redux/cards/analytics/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { CardSkeleton } from '../CardSkeleton'
import { asAlways } from '../usePeriod'

const tones = {
  pending: 'warning',
  packed: 'info',
  shipped: 'primary',
  delivered: 'success',
  rejected: 'danger',
} as const

export function RecentOrders() {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const refresh = useRequest(fetchRecentOrders, use(CardRangeContext)?.query ?? asAlways)
  const { data, request } = useAppSelector(selectRecentOrders)
  const title = t('recentOrders.title')

  const columns: Column<RecentOrder>[] = [
    {
      key: 'number',
      header: t('recentOrders.number'),
      kind: 'primary',
      cell: ({ number }) => <bdi className="tabular text-nowrap">{number}</bdi>,
    },
    {
      key: 'customer',
      header: t('recentOrders.customer'),
      cell: ({ customer, company }) => (
        <>
          <bdi>{customer}</bdi>
          <br />
          <bdi className="text-muted text-sm">{company}</bdi>
        </>
      ),
    },
    {
      key: 'placedOn',
      header: t('recentOrders.date'),
      isWide: true,
      cell: ({ placedOn }) => <span className="text-nowrap">{format.date(placedOn)}</span>,
    },
    {
      key: 'total',
      header: t('recentOrders.total'),
      isNumeric: true,
      cell: ({ total }) => format.dollars(total),
    },
    {
      key: 'state',
      header: t('recentOrders.state'),
      isStatus: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`recentOrders.states.${state}`)}</Badge>,
    },
  ]

  return (
    <DataCard title={title} source={{ data, request, refresh }} isFlush skeleton={<CardSkeleton height={430} />}>
      {({ orders }) => (
        <DataTable
          caption={title}
          columns={columns}
          source={{ rows: orders, keyOf: ({ id }) => id, labelOf: ({ number }) => number, status: 'ready' }}
          empty={<EmptyState title={t('recentOrders.none')} />}
        />
      )}
    </DataCard>
  )
}
