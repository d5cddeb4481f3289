import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import { useTranslation } from 'react-i18next'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { StatisticsBody } from './StatisticsBody'
import { StatisticsSkeleton } from './StatisticsSkeleton'
import { useStatistics } from './useStatistics'
import { useStatisticsSpec } from './useStatisticsSpec'

/** A figure, how it has changed, and its course. */
export function StatisticsWidget({ name }: { name: StatisticsName }) {
  const { t } = useTranslation('statistics')
  const source = useStatistics(name)
  const spec = useStatisticsSpec(name, source.data)
  const tools = useChartTools(spec)
  return (
    <DataCard title={t(`card.${name}`)} source={source} items={tools.items} skeleton={<StatisticsSkeleton />}>
      {(card) => spec && <StatisticsBody card={card} spec={spec} tools={tools} />}
    </DataCard>
  )
}
