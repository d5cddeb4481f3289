import { Timeline } from '@core/components/Timeline'
import { CreditCard, PackageCheck, ShoppingCart, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const events = [
  { key: 'ordered', time: '2026-11-16T08:12:00Z', tone: 'neutral', icon: <ShoppingCart className="flip-rtl" /> },
  { key: 'paid', time: '2026-11-16T08:14:00Z', tone: 'info', icon: <CreditCard /> },
  { key: 'sent', time: '2026-11-17T05:40:00Z', tone: 'primary', icon: <Truck className="flip-rtl" /> },
  { key: 'arrived', time: '2026-11-18T10:25:00Z', tone: 'success', icon: <PackageCheck /> },
] as const

export function OrderExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  return (
    <Timeline
      items={events.map(({ time, ...event }) => ({
        ...event,
        title: t(`demo.event.${event.key}`),
        time: <time dateTime={time}>{format.dateTime(time)}</time>,
      }))}
    />
  )
}
