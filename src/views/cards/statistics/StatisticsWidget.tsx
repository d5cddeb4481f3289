import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import type { ReactNode } from 'react'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { StatisticsBody } from './StatisticsBody'
import { StatisticsSkeleton } from './StatisticsSkeleton'
import { useStatistics } from './useStatistics'
import { detailHeights, useCardTitle, useStatisticsSpec, type StatisticsShape } from './useStatisticsSpec'

interface StatisticsWidgetProps {
  name: StatisticsName
  shape?: StatisticsShape
  icon?: ReactNode
}

/** Of the sparkline, in pixels */
const tileHeight = 48

export function StatisticsWidget({ name, shape, icon }: StatisticsWidgetProps) {
  const source = useStatistics(name)
  const spec = useStatisticsSpec(name, source.data, shape)
  const height = shape === 'tile' ? tileHeight : detailHeights[name]
  const tools = useChartTools(spec)
  return (
    <DataCard
      title={useCardTitle(name)}
      source={source}
      items={tools.items}
      skeleton={<StatisticsSkeleton height={height} />}
    >
      {(card) => <StatisticsBody name={name} card={card} spec={spec} tools={tools} height={height} icon={icon} />}
    </DataCard>
  )
}
