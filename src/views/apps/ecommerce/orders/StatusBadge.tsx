import { Badge } from '@core/components/Badge'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/redux/apps/ecommerce/schema'

export const statusTones = {
  placed: 'info',
  shipped: 'warning',
  delivered: 'success',
  cancelled: 'neutral',
  returned: 'neutral',
} as const

export function StatusBadge({ status }: Pick<Order, 'status'>) {
  const { t } = useTranslation('ecommerce')
  return (
    <Badge tone={statusTones[status]} hasDot>
      {t(`status.${status}`)}
    </Badge>
  )
}
