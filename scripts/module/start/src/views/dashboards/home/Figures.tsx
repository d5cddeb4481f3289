import { Skeleton } from '@core/components/Skeleton'
import { StatCard } from '@core/components/StatCard'
import { StatGrid } from '@core/components/StatGrid'
import type { Tone } from '@core/components/tone'
import { Banknote, Receipt, ShoppingCart, UserPlus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectOverview } from '@/redux/dashboards/home/slice'
import { useFormat } from '@/utility/hooks/useFormat'

const figureKeys = ['revenue', 'sales', 'newCustomers', 'averageSale'] as const

const icons: Readonly<Record<(typeof figureKeys)[number], readonly [LucideIcon, Tone]>> = {
  revenue: [Banknote, 'primary'],
  sales: [ShoppingCart, 'info'],
  newCustomers: [UserPlus, 'success'],
  averageSale: [Receipt, 'warning'],
}

const loading = { figure: <Skeleton width="4ch" />, sub: <Skeleton width="60%" /> }
const loadingTrend: { text: ReactNode; tone: Tone } = { text: <Skeleton width="5ch" />, tone: 'neutral' }

/** Every figure should grow. */
function toneOf(value: number, before: number): Tone {
  if (value === before) return 'neutral'
  return value > before ? 'success' : 'danger'
}

/** Four figures of the range, with their change from the period before. */
export function Figures() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { data, request } = useAppSelector(selectOverview)
  // The charts below show the error.
  if (!data && request.status === 'failed') return null
  return (
    <StatGrid label={t('figures.label')} isLoading={!data}>
      {figureKeys.map((key) => {
        const [Icon, tone] = icons[key]
        const look = { label: t(`figures.${key}`), icon: <Icon aria-hidden="true" />, tone }
        if (!data) return <StatCard key={key} {...look} {...loading} trend={loadingTrend} />
        const { value, before } = data.figures[key]
        const isAmount = key === 'revenue' || key === 'averageSale'
        const text = isAmount ? format.dollars : format.number
        return (
          <StatCard
            key={key}
            {...look}
            figure={text(value)}
            {...(before !== null && { sub: t('figures.before', { value: text(before) }) })}
            {...(before && {
              trend: { text: format.change(value / before - 1), tone: toneOf(value, before) },
            })}
          />
        )
      })}
    </StatGrid>
  )
}
