import type { ChartSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import type { ChartTools } from '@core/components/chart/useChartTools'
import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { ChangeBadge, StatValue } from '@core/components/data-card/StatValue'
import { lazyPart } from '@core/lazy/lazyPart'
import { Suspense, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import type { StatisticsCard } from '@/redux/cards/statistics/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'
import { StatisticsSkeleton } from './StatisticsSkeleton'
import { changeOf, detailHeights, formatOf, subOf } from './useStatisticsSpec'
import styles from './statistics.module.scss'

const StatisticsDetails = lazyPart(() =>
  import('./StatisticsDetails').then(({ StatisticsDetails }) => StatisticsDetails),
)

interface StatisticsBodyProps {
  name: StatisticsName
  card: StatisticsCard
  /** Null for cards without a chart */
  spec: ChartSpec | null
  tools: ChartTools
  /** Of the chart, in pixels. Default: `detailHeights`. */
  height?: number
  /** Beside the figure of a tile. Moves the comparison below it. */
  icon?: ReactNode
}

export function StatisticsBody({ name, card, spec, tools, height = detailHeights[name], icon }: StatisticsBodyProps) {
  const { t, i18n } = useTranslation('statistics')
  const format = useFormat()
  const range = use(CardRangeContext)
  const now = useNow()
  if (!spec) {
    return (
      <Suspense fallback={<StatisticsSkeleton height={height} />}>
        <StatisticsDetails name={name} card={card} />
      </Suspense>
    )
  }
  const { figure } = card
  const write = formatOf(name, format)
  const change = changeOf(card, format)
  const sub = subOf(card, { t, language: i18n.language, range, write, now })
  return (
    <>
      {icon ? (
        <div>
          <div className="cluster">
            <span className={`figure-icon tone-primary ${styles.tileIcon}`}>{icon}</span>
            <p className="stat-figure">{write(figure)}</p>
          </div>
          <div className={`cluster ${styles.tileChange}`}>
            {change && <ChangeBadge {...change} />}
            {sub}
          </div>
        </div>
      ) : (
        <StatValue value={write(figure)} change={change} sub={sub} />
      )}
      <div className={spec.kind === 'sparkline' ? styles.toEdges : styles.chart}>
        <ChartView
          spec={spec}
          tools={tools}
          height={height}
          hasLegend={spec.kind === 'line' || spec.kind === 'radial'}
        />
      </div>
    </>
  )
}
