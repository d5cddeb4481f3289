import { StatCard } from '@core/components/StatCard'
import { PackageCheck, ReceiptText, ShoppingBag, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/redux/apps/ecommerce/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'

const month = 30 * 24 * 60 * 60_000

export function OrderStats({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const now = useNow()
  const spent = orders.reduce((sum, { totals, refund }) => sum + totals.total - refund, 0)
  const latest = orders.filter(({ placedAt }) => now.getTime() - new Date(placedAt).getTime() < month)
  const arrived = orders.filter(({ status }) => status === 'delivered').length
  const expected = orders.filter(({ status }) => status === 'placed' || status === 'shipped').length
  const share = (count: number) => t('order.share', { share: format.percent(count / orders.length) })
  return (
    <div className="stat-grid">
      <StatCard
        icon={<ShoppingBag aria-hidden="true" />}
        label={t('order.list')}
        figure={format.number(orders.length)}
        sub={t('order.latest', { count: latest.length })}
      />
      <StatCard
        icon={<ReceiptText aria-hidden="true" />}
        tone="info"
        label={t('order.spent')}
        figure={format.money(spent)}
        sub={t('order.mean', { amount: format.money(Math.round(spent / orders.length)) })}
      />
      <StatCard
        icon={<Truck aria-hidden="true" />}
        tone="warning"
        label={t('order.expected')}
        figure={format.number(expected)}
        sub={share(expected)}
      />
      <StatCard
        icon={<PackageCheck aria-hidden="true" />}
        tone="success"
        label={t('status.delivered')}
        figure={format.number(arrived)}
        sub={share(arrived)}
      />
    </div>
  )
}
