import type { TimelineItem } from '@core/components/Timeline'
import { Timeline } from '@core/components/Timeline'
import { CalendarClock, CircleX, PackageCheck, ShoppingBag, Truck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { returnableUntil } from '@/redux/apps/ecommerce/rules'
import type { Order } from '@/redux/apps/ecommerce/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'
import { statusTones } from './StatusBadge'

const icons = {
  placed: <ShoppingBag />,
  shipped: <Truck className="flip-rtl" />,
  delivered: <PackageCheck />,
  cancelled: <CircleX />,
  returned: <Undo2 className="flip-rtl" />,
} as const

/** Status changes of an order, then the expected delivery. */
export function Tracking({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const until = returnableUntil(order, useNow())
  const { status, arrivesAt, history } = order
  const items: TimelineItem[] = history.map(({ status: reached, at }) => ({
    key: reached,
    title: t(`status.${reached}`),
    time: <time dateTime={at}>{format.dateTime(at)}</time>,
    icon: icons[reached],
    tone: statusTones[reached],
    body: reached === 'delivered' && until && t('return.untilDate', { date: format.date(until) }),
  }))
  if (status === 'placed' || status === 'shipped') {
    items.push({
      key: 'expected',
      title: t('order.arrivesAt'),
      time: <time dateTime={arrivesAt}>{format.date(arrivesAt)}</time>,
      icon: <CalendarClock />,
      tone: 'neutral',
    })
  }
  return <Timeline items={items} />
}
