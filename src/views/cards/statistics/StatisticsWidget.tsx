import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { StatisticsBody } from './StatisticsBody'
import { StatisticsSkeleton } from './StatisticsSkeleton'
import { useCardTitle } from './useCardTitle'
import { useStatistics } from './useStatistics'
import { useStatisticsSpec } from './useStatisticsSpec'

interface StatisticsWidgetProps {
  name: StatisticsName
  /** A list of parts is a chart of them: a page that has charts anyway loads nothing more. */
  asChart?: boolean
}

/** A figure, how it has changed, and more about it: each card in the way that suits it. */
export function StatisticsWidget({ name, asChart }: StatisticsWidgetProps) {
  const source = useStatistics(name)
  const spec = useStatisticsSpec(name, source.data, asChart)
  const tools = useChartTools(spec)
  return (
    <DataCard
      title={useCardTitle(name)}
      source={source}
      items={tools.items}
      skeleton={<StatisticsSkeleton name={name} />}
    >
      {(card) => <StatisticsBody name={name} card={card} spec={spec} tools={tools} />}
    </DataCard>
  )
}
