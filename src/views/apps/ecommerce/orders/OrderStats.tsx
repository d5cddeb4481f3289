import { Skeleton } from '@core/components/Skeleton'
import { StatCard } from '@core/components/StatCard'
import { StatGrid } from '@core/components/StatGrid'
import { dateOf } from '@core/zonedTime'
import { PackageCheck, ReceiptText, ShoppingBag, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/redux/apps/ecommerce/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'

const month = 30 * 24 * 60 * 60_000

/** @param orders undefined while loading */
export function OrderStats({ orders }: { orders: readonly Order[] | undefined }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const now = useNow()
  const all = orders ?? []
  const count = Math.max(1, all.length)
  const spent = all.reduce((sum, { totals, refund }) => sum + totals.total - refund, 0)
  const latest = all.filter(({ placedAt }) => now.getTime() - dateOf(placedAt).getTime() < month)
  const arrived = all.filter(({ status }) => status === 'delivered').length
  const expected = all.filter(({ status }) => status === 'placed' || status === 'shipped').length
  const share = (part: number) => t('order.share', { share: format.percent(part / count) })
  const figures = [
    {
      icon: <ShoppingBag aria-hidden="true" />,
      tone: 'primary',
      label: t('order.list'),
      figure: format.number(all.length),
      sub: t('order.latest', { count: latest.length }),
    },
    {
      icon: <ReceiptText aria-hidden="true" />,
      tone: 'info',
      label: t('order.spent'),
      figure: format.money(spent),
      sub: t('order.mean', { amount: format.money(Math.round(spent / count)) }),
    },
    {
      icon: <Truck aria-hidden="true" />,
      tone: 'warning',
      label: t('order.expected'),
      figure: format.number(expected),
      sub: share(expected),
    },
    {
      icon: <PackageCheck aria-hidden="true" />,
      tone: 'success',
      label: t('status.delivered'),
      figure: format.number(arrived),
      sub: share(arrived),
    },
  ] as const
  return (
    <StatGrid label={t('order.figures')} isLoading={!orders}>
      {figures.map(({ figure, sub, ...card }) => (
        <StatCard
          key={card.label}
          {...card}
          figure={orders ? figure : <Skeleton width="4ch" />}
          sub={orders ? sub : <Skeleton width="60%" />}
        />
      ))}
    </StatGrid>
  )
}
