import { cx } from '@core/components/cx'
import { CardRangeContext, CardMenuContext } from '@core/components/data-card/cardContexts'
import { useMoveItems } from '@core/components/sortable/useMoveItems'
import { EyeOff } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { DashboardCard } from './dashboardCard'

interface BoardCardProps {
  card: DashboardCard
  index: number
  count: number
  onMove: (to: number) => void
  onHide: () => void
}

export function BoardCard({ card: { title, size, lead, content }, index, count, onMove, onHide }: BoardCardProps) {
  const { t } = useTranslation('dashboards')
  const range = use(CardRangeContext)
  const moveItems = useMoveItems({ name: title, index, count, onMove })
  const items = [
    ...(lead?.(range?.query ?? {}) ?? []),
    ...moveItems,
    { key: 'hide', label: t('board.hide'), icon: <EyeOff aria-hidden="true" />, onSelect: onHide },
  ]
  return (
    <div className={cx(size && `is-${size}`)}>
      <CardMenuContext value={items}>{content}</CardMenuContext>
    </div>
  )
}
